import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { button, DeskWorld, draft, keys, paste, total, VALIDATE } from '#tests/desk-world.tsx';

let world: DeskWorld;
// Loaded on first opening; here ahead of the tests, so that none of them waits for it.
beforeAll(() =>
  Promise.all([
    import('#components/lotto/helpers/helpers-sheet.tsx'),
    import('#components/lotto/paste/paste-form.tsx'),
    import('#components/lotto/rows/rows-form.tsx'),
    import('#components/lotto/order/bill-dialog.tsx'),
  ]),
);
beforeEach(() => {
  world = new DeskWorld();
});
const choose = (name: string) => keys().click(screen.getByRole('radio', { name }));
const press = async (digits: string) => {
  for (const digit of digits) await keys().click(button(digit));
};
const typed = () =>
  draft()
    .queryAllByRole('textbox')
    .map((field) => field.getAttribute('aria-label'));

test('turned around, a number comes in all its orders; the choice is remembered on the device', async () => {
  const { unmount } = world.open();
  await keys().click(button('กลับเลข'));
  await press('112');
  expect(typed()).toHaveLength(3);
  unmount();
  world.open();
  await waitFor(() => expect(button('กลับเลข').getAttribute('aria-pressed')).toBe('true'));
});

test('top and bottom are chosen at once, each with its own price, and chosen again for that length', async () => {
  world.open();
  await choose('2 ตัว');
  await keys().click(button(/^บน\+ล่าง/));
  await keys().click(button('แยกราคา'));
  await keys().type(screen.getByLabelText('ราคา top_2'), '100');
  await keys().type(screen.getByLabelText('ราคา bottom_2'), '50');
  await press('12');
  expect(draft().getByLabelText('ราคา 2 ตัวบน 12')).toHaveProperty('value', '100');
  expect(draft().getByLabelText('ราคา 2 ตัวล่าง 12')).toHaveProperty('value', '50');
  await choose('3 ตัว');
  await choose('2 ตัว');
  await press('34');
  expect(typed()).toHaveLength(4);
});

test('the sheet adds a ready set, numbers by chance, and a set that the member kept', async () => {
  world.maxLines = 200;
  const { unmount } = world.open();
  await choose('2 ตัว');
  await keys().click(button('ราคา 10 บาท'));
  await keys().click(button('ตัวช่วย'));
  await keys().click(await screen.findByRole('button', { name: 'เพิ่มเลขชุด พี่น้อง 20 เลข' }));
  await waitFor(() => expect(total()).toBe('20 รายการ฿200.00'));
  await keys().click(await screen.findByRole('button', { name: 'ล้างโพย' }));
  await keys().click(button('ตัวช่วย'));
  await keys().click(await screen.findByRole('button', { name: 'สุ่ม 5 เลข' }));
  await waitFor(() => expect(total()).toBe('5 รายการ฿50.00'));
  await keys().click(await screen.findByRole('button', { name: 'ตัวช่วย' }));
  const sheet = within(await screen.findByRole('dialog'));
  await keys().type(sheet.getByLabelText('ชื่อเลขชุด'), 'เลขบ้าน');
  await keys().click(sheet.getByRole('button', { name: 'เก็บ 5 เลขในโพย' }));
  unmount();

  const other = world.open({ memberId: 'm2' });
  await keys().click(button('ตัวช่วย'));
  await screen.findByRole('dialog');
  expect(screen.queryByText('เลขบ้าน')).toBeNull();
  other.unmount();
  world.open();
  await choose('2 ตัว');
  await keys().click(button('ล้างโพย'));
  await keys().click(button('ตัวช่วย'));
  await keys().click(await screen.findByRole('button', { name: 'เพิ่มเลขชุด เลขบ้าน 5 เลข' }));
  await waitFor(() => expect(total()).toBe('5 รายการ฿50.00'));
});

test('rows take a number with a price for each place; what is half done stays and says why', async () => {
  world.open();
  await choose('คลาสสิก');
  await keys().type(await screen.findByLabelText('เลขแถว 1'), '๑๒');
  await keys().type(screen.getByLabelText('ราคาบนแถว 1'), '100');
  await keys().type(screen.getByLabelText('ราคาล่างแถว 1'), '50');
  expect(screen.getByLabelText('ราคาโต๊ดแถว 1')).toHaveProperty('disabled', true);
  await keys().type(screen.getByLabelText('เลขแถว 2'), '863');
  await keys().click(button('ใช้ราคาแถวแรกทุกแถว'));
  expect(screen.getByLabelText('ราคาบนแถว 2')).toHaveProperty('value', '100');
  await keys().type(screen.getByLabelText('เลขแถว 3'), '7');
  await keys().click(button('เพิ่ม 4 รายการลงโพย'));
  expect(total()).toBe('4 รายการ฿300.00');
  expect(screen.getByLabelText('เลขแถว 1')).toHaveProperty('value', '7');
  expect(screen.getByText('ใส่ราคาอย่างน้อย 1 ช่อง')).toBeDefined();
});

test('numbers that were there already are added up, or left as they were', async () => {
  world.open();
  await paste('12=100\n12=20\n34=5');
  expect(total()).toBe('2 รายการ฿125.00');
  await keys().click(button('ลบเลขซ้ำ'));
  expect(total()).toBe('2 รายการ฿105.00');
  expect(screen.queryByRole('button', { name: 'ลบเลขซ้ำ' })).toBeNull();
  await keys().click(button('เลิกทำ'));
  expect(total()).toBe('2 รายการ฿125.00');
});

test('a slip says what was understood and marks what was not, and goes to the check in one tap', async () => {
  world.open();
  await choose('วางโพย');
  await keys().click(await screen.findByLabelText('ข้อความโพย'));
  await keys().paste('338=10x5\n12=1.234');
  expect(await screen.findByText('ราคามีทศนิยมได้ไม่เกิน 2 ตำแหน่ง')).toBeDefined();
  expect(screen.getByText('1.234', { selector: 'mark' })).toBeDefined();
  expect(screen.getByText('อ่านได้ 2 รายการ รวม 15.00 บาท')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'เพิ่มแล้วส่งโพย' })).toBeNull();
  await keys().type(screen.getByLabelText('ข้อความโพย'), '{Backspace}{Backspace}');
  await keys().click(await screen.findByRole('button', { name: 'เพิ่มแล้วส่งโพย' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(world.api.sent(VALIDATE)[0]?.lines).toHaveLength(3));
});

test('the draft warns where the house keeps much, and says the most it can win', async () => {
  world.rates = { tod_3: 150, top_3: 900 };
  world.open();
  await paste('338=10x10\n123=10x10');
  expect(draft().getAllByText('เสียเปรียบ 55%')).toHaveLength(1);
  expect(screen.getByText('เพิ่ม 4 รายการ มี 1 รายการที่เสียเปรียบมาก')).toBeDefined();
  expect(screen.getByText('ถูกได้สูงสุด 10,500')).toBeDefined();
});

test('a thousand lines are shown some at a time, and one without a price is led to wherever it stands', async () => {
  world.maxLines = 1_000;
  world.open();
  await paste(
    ['999=5', ...Array.from({ length: 999 }, (_, at) => `${String(at).padStart(3, '0')}=5`)].join('\n'),
  );
  await waitFor(() => expect(total()).toBe('1000 รายการ฿5,000.00'));
  expect(draft().getAllByRole('textbox')).toHaveLength(60);
  await keys().click(button('แสดงอีก 60 จาก 940 รายการ'));
  expect(draft().getAllByRole('textbox')).toHaveLength(120);
  await keys().clear(draft().getByLabelText('ราคา 3 ตัวบน 900'));
  await keys().click(button('ส่งโพย'));
  expect(document.activeElement).toBe(draft().getByLabelText('ราคา 3 ตัวบน 900'));
});
