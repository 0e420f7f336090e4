import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BetBuilderWorld, draft, framed, keys, paste, total, VALIDATE } from '#tests/bet-builder-world.tsx';
import { pageAround } from '#tests/render-view.tsx';
import { choose as chooseEarly, comingAlive, type } from '#tests/typed-early.tsx';

let world: BetBuilderWorld;
// Loaded on first opening; here ahead of the tests, so that none of them waits for it.
beforeAll(() =>
  Promise.all([
    import('#components/lotto/number-sets/number-sheet.tsx'),
    import('#components/lotto/rows/rows-form.tsx'),
    import('#components/lotto/order/bill-dialog.tsx'),
    import('#lib/lotto/draft/most-win-of.ts'),
  ]),
);
beforeEach(() => {
  world = new BetBuilderWorld();
});
// By their words: a look by role asks for the style of everything on the page.
const choose = (name: string) => keys().click(screen.getByLabelText(name));
const tap = (words: string) => keys().click(screen.getByText(words));
const press = async (digits: string) => {
  for (const digit of digits) await keys().click(screen.getByText(digit, { selector: 'button' }));
  await framed();
};
const typed = () =>
  draft()
    .queryAllByRole('textbox')
    .map((field) => field.getAttribute('aria-label'));

test('turned around, a number comes in all its orders; the choice is remembered on the device', async () => {
  const { unmount } = world.open();
  await choose('ราคา 10 บาท');
  await tap('กลับเลข');
  await press('112');
  expect(typed()).toHaveLength(3);
  unmount();
  world.open();
  await waitFor(() => expect(screen.getByText('กลับเลข').getAttribute('aria-pressed')).toBe('true'));
});

test('top and bottom are chosen at once, each with its own price, and chosen again for that length', async () => {
  world.open();
  await choose('2 ตัว');
  await tap('บน+ล่าง');
  await tap('แยกราคา');
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

test('a type that closes before the round is closed by the clock, also where the page is older', async () => {
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  world.typeCloses = { top_3: inMs(-1_000), tod_3: inMs(60_000) };
  world.open();
  await choose('3 ตัว');
  await waitFor(() => expect(screen.getByLabelText('top_3 ปิดรับ')).toHaveProperty('disabled', true));
  expect(screen.getByLabelText('tod_3 บาทละ 90').getAttribute('aria-pressed')).toBe('true');
  await choose('ราคา 10 บาท');
  await paste('123=10*10');
  expect(draft().getByText('งวดนี้ไม่รับประเภทนี้')).toBeDefined();
});

test('the sheet adds a ready set in the chosen types', async () => {
  world.open();
  await choose('2 ตัว');
  await keys().click(screen.getByRole('button', { name: 'ตัวช่วย' }));
  await keys().click(await screen.findByLabelText('เพิ่มเลขชุด พี่น้อง 20 เลข'));
  // Without a price the set waits for one, and nothing of it is lost.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(total()).toBe('0 รายการ฿ 0.00');
  await choose('ราคา 10 บาท');
  await waitFor(() => expect(total()).toBe('20 รายการ฿ 200.00'));
});

test('the pack is chosen once: it shows what is charged, its rates and its edge, and is taken by the next draft', async () => {
  world.discountPack = { rate: 70, discount: 28 };
  const { unmount } = world.open();
  await choose('ส่วนลด');
  await paste('12=100');
  expect(total()).toBe('1 รายการ ยอดแทง 100฿ 72.00');
  expect(draft().getByText('บาทละ 70')).toBeDefined();
  unmount();
  world.open({ memberId: 'm2' });
  await waitFor(() => expect(screen.getByLabelText('ส่วนลด')).toHaveProperty('checked', true));
});

test('rows take a number with a price for each place; what is half done stays and says why', async () => {
  world.open();
  await choose('คลาสสิก');
  await keys().type(await screen.findByLabelText('เลขแถว 1'), '๑๒');
  await keys().type(screen.getByLabelText('ราคาบนแถว 1'), '100');
  await keys().type(screen.getByLabelText('ราคาล่างแถว 1'), '50');
  expect(screen.getByLabelText('ราคาโต๊ดแถว 1')).toHaveProperty('disabled', true);
  await keys().type(screen.getByLabelText('เลขแถว 2'), '863');
  await tap('ใช้ราคาแถวแรกทุกแถว');
  expect(screen.getByLabelText('ราคาบนแถว 2')).toHaveProperty('value', '100');
  await keys().type(screen.getByLabelText('เลขแถว 3'), '7');
  await tap('เพิ่ม 4 รายการลงโพย');
  expect(total()).toBe('4 รายการ฿ 300.00');
  expect(screen.getByLabelText('เลขแถว 1')).toHaveProperty('value', '7');
  expect(screen.getByText('ใส่ราคาอย่างน้อย 1 ช่อง')).toBeDefined();
});

test('numbers that were there already are added up, or left as they were', async () => {
  world.open();
  await paste('12=100\n12=20\n34=5');
  expect(total()).toBe('2 รายการ฿ 125.00');
  await tap('ลบเลขซ้ำ');
  expect(total()).toBe('2 รายการ฿ 105.00');
  expect(screen.queryByText('ลบเลขซ้ำ')).toBeNull();
  await tap('เลิกทำ');
  expect(total()).toBe('2 รายการ฿ 125.00');
});

test('a slip says what was understood and marks what was not, and goes to the check in one tap', async () => {
  world.open();
  await choose('วางโพย');
  await keys().click(await screen.findByLabelText('ข้อความโพย'));
  await keys().paste('338=10x5\n12=1.234');
  expect(await screen.findByText('ราคามีทศนิยมได้ไม่เกิน 2 ตำแหน่ง')).toBeDefined();
  expect(screen.getByText('1.234', { selector: 'mark' })).toBeDefined();
  expect(screen.getByText('อ่านได้ 2 รายการ รวม 15.00 บาท')).toBeDefined();
  expect(screen.queryByText('เพิ่มแล้วตรวจทาน')).toBeNull();
  const problems = screen.getByText('1 บรรทัดไม่ได้เพิ่ม และจะยังอยู่ในช่องให้แก้');
  const add = screen.getByText('เพิ่ม 2 รายการลงโพย · อีก 1 บรรทัดไม่ได้เพิ่ม');
  expect(problems.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await keys().type(screen.getByLabelText('ข้อความโพย'), '{Backspace}{Backspace}');
  await keys().click(await screen.findByText('เพิ่มแล้วตรวจทาน'));
  await screen.findByRole('dialog');
  await waitFor(() => expect(world.api.sent(VALIDATE)[0]?.lines).toHaveLength(3));
});

test('the draft warns where the house keeps much, and says the most it can win', async () => {
  world.rates = { tod_3: 150, top_3: 900 };
  world.open();
  await paste('338=10x10\n123=10x10');
  expect(draft().getAllByText('จ่ายต่ำกว่าโอกาสมาก เว็บได้เปรียบ 55%')).toHaveLength(1);
  expect(screen.getByText('เพิ่ม 4 รายการ · 1 เลขจ่ายต่ำกว่าโอกาสมาก')).toBeDefined();
  expect(await screen.findByText('ถูกได้สูงสุด 10,500')).toBeDefined();
});

test('a thousand lines are shown some at a time, and one without a price is led to wherever it stands', async () => {
  world.maxLines = 1_000;
  world.open();
  await paste(Array.from({ length: 1_000 }, (_, at) => `${String(at).padStart(3, '0')}=5`).join('\n'));
  const fields = () => document.querySelectorAll('li input');
  await waitFor(() => expect(fields()).toHaveLength(60));
  await keys().click(screen.getByText('แสดงอีก 60 จาก 940 รายการ'));
  expect(fields()).toHaveLength(120);
  await keys().clear(screen.getByLabelText('ราคา 3 ตัวบน 900'));
  await keys().click(screen.getByText('ส่งโพย'));
  expect(document.activeElement).toBe(screen.getByLabelText('ราคา 3 ตัวบน 900'));
});

test('a price, a number and a length that were put in before the page came alive count, over what the device had kept', async () => {
  const { unmount } = world.open();
  await choose('2 ตัว');
  await tap('บน+ล่าง');
  await keys().type(screen.getByLabelText('ราคาต่อเลข'), '20');
  unmount();
  const first = comingAlive(pageAround(world.page()), (page) => {
    type(page, '50', '[aria-label="ราคาต่อเลข"]');
    type(page, '1', '[aria-label="เลขที่จะแทง"]');
  });
  // What nobody touched is as the device has it.
  await waitFor(() => expect(screen.getByLabelText('2 ตัว')).toHaveProperty('checked', true));
  await press('2');
  expect(draft().getByLabelText('ราคา 2 ตัวล่าง 12')).toHaveProperty('value', '50');
  expect(screen.getByLabelText('ราคาต่อเลข')).toHaveProperty('value', '50');
  cleanup();
  first.remove();
  comingAlive(pageAround(world.page({ memberId: 'm2' })), (page) => {
    chooseEarly(page, '1');
    type(page, '5', '[aria-label="ราคาต่อเลข"]');
  });
  await press('7');
  expect(draft().getByLabelText('ราคา วิ่งบน 7')).toHaveProperty('value', '5');
});
