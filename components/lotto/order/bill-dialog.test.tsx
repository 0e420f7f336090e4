import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setServerNow } from '#lib/api/caller.ts';
import type { Bill } from '#lib/api/lotto/queries.ts';
import {
  BetBuilderWorld,
  button,
  CREATE,
  DETAIL,
  keys,
  paste,
  total,
  VALIDATE,
} from '#tests/bet-builder-world.tsx';
import { lost, refusal, setOnline } from '#tests/fake-api.ts';
import { placedBill } from '#tests/placed-bill.ts';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

let world: BetBuilderWorld;
// Loaded on first opening; here ahead of the tests, so that none of them waits for it.
beforeAll(() => import('./bill-dialog.tsx'));
beforeEach(() => {
  world = new BetBuilderWorld();
});

afterEach(() => {
  vi.restoreAllMocks();
  setServerNow(Date.now());
});

async function check() {
  // By its words: a look by role asks for the style of everything on the page.
  await keys().click(screen.getByText('ส่งโพย'));
  const title = await screen.findByText('ตรวจทานโพย', { selector: '[role="dialog"] h2' });
  return within(title.closest<HTMLElement>('[role="dialog"]') ?? title);
}
const lower = /^12\s*2 ตัวล่าง$/;
const upper = /^12\s*2 ตัวบน$/;
/** Opens a line of the table; answers its rows. */
async function openLine(dialog: Awaited<ReturnType<typeof check>>, name: RegExp) {
  const toggle = await dialog.findByRole('button', { name });
  await keys().click(toggle);
  return within(toggle.closest('tbody') ?? toggle);
}
const confirmButton = () => screen.findByText(/^ยืนยันแทง/, { selector: 'button' });

test('shows each line as the server takes it, then places it once with the rates shown', async () => {
  world.open();
  await paste('12=10x5');
  const dialog = await check();
  expect(await dialog.findByText('900.00')).toBeDefined();
  expect(await dialog.findByText('985.00')).toBeDefined();
  const confirm = await confirmButton();
  await Promise.all([keys().click(confirm), keys().click(confirm)]);
  expect(await screen.findByText('#ABCD1234')).toBeDefined();
  expect(world.api.sent(CREATE)).toHaveLength(1);
  expect(world.api.sent(CREATE)[0]?.lines).toEqual([
    { type: 'top_2', number: '12', amount: 10, rate: 90, discount: 0 },
    { type: 'bottom_2', number: '12', amount: 5, rate: 90, discount: 0 },
  ]);
  await keys().click(button('แทงต่อ'));
  expect(total()).toBe('0 รายการ฿ 0.00');
});

test('a discount shows what it takes off, is asked about where it changed, and goes out as it was agreed to', async () => {
  world.verdicts['12'] = { discount: 28, charged: 7.2 };
  world.api.answers[VALIDATE] = (input) => ({
    ...world.checked(input),
    pack: 'discount',
    total_face: 10,
    total_stake: 7.2,
  });
  world.open();
  await paste('12=10');
  const dialog = await check();
  // Over the table, at its line, in the sums, on the button.
  expect((await dialog.findAllByText(/7\.20$/)).map(({ textContent }) => textContent)).toEqual([
    '฿ 7.20',
    'จ่าย 7.20',
    '7.20',
    'ยืนยันแทง ฿ 7.20',
  ]);
  expect(dialog.getByText('−2.80')).toBeDefined();
  expect(await confirmButton()).toHaveProperty('disabled', true);
  await keys().click(dialog.getByRole('checkbox', { name: 'ยอมรับส่วนลดใหม่ 28% (เดิม 0%)' }));
  await keys().click(await confirmButton());
  expect(await screen.findByText('#ABCD1234')).toBeDefined();
  expect(world.api.sent(CREATE)[0]).toMatchObject({
    pack: 'discount',
    lines: [{ number: '12', amount: 10, rate: 90, discount: 28 }],
  });
});

test('the bill is a table: number, type, amount, rate and the most it wins; draw, close and total stand over it', async () => {
  world.open();
  await paste('12=10x5');
  const dialog = await check();
  const table = within(await dialog.findByRole('table', { name: /^รายการในโพย/ }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'เลข',
    'แทง (บาท)',
    'บาทละ',
    'ถ้าถูกได้รับ',
  ]);
  const rows = table.getAllByRole('row').map(({ children }) => [...children].map((one) => one.textContent));
  expect(rows.slice(1)).toEqual([
    ['12 2 ตัวบน', '10.00', '90', '900.00'],
    ['12 2 ตัวล่าง', '5.00', '90', '450.00'],
  ]);
  expect(table.getByRole('rowheader', { name: lower })).toBeDefined();
  expect(dialog.getByText('หวยรัฐบาล งวดวันที่ 16 มิ.ย. 2568')).toBeDefined();
  expect(dialog.getByText(/^ปิดรับ /)).toBeDefined();
  expect(dialog.getByRole('timer')).toBeDefined();
  expect(dialog.getByText('฿ 15.00').nextElementSibling?.textContent).toBe('2 รายการ');
  expect(dialog.getByText('ระบบรับได้ทุกรายการ')).toBeDefined();
});

test('lines of one type that follow each other say it once, as the heading of their group of rows', async () => {
  world.open();
  await paste('12=10\n34=10\n56=10x5');
  const dialog = await check();
  const table = within(await dialog.findByRole('table', { name: /^รายการในโพย/ }));
  const groups = table.getAllByRole('rowgroup').slice(1);
  expect(groups.map((group) => group.querySelectorAll('tr').length)).toEqual([4, 1]);
  const heading = within(groups[0] ?? document.body).getByRole('rowheader', { name: '2 ตัวบน' });
  expect(heading).toHaveProperty('scope', 'rowgroup');
  // Each button still says which bet it opens; what is seen is the number alone.
  const types = groups.map((group) => [...group.querySelectorAll('small')].map(({ className }) => className));
  expect(types).toEqual([['visually-hidden', 'visually-hidden', 'visually-hidden'], ['']]);
  expect(table.getByRole('button', { name: /^34\s*2 ตัวบน$/ })).toBeDefined();
});

test('what pays far below its odds is said at its line, without opening it; only a tap brings the odds of a line', async () => {
  world.rates.top_2 = 50;
  world.open();
  await paste('12=10x5');
  const dialog = await check();
  await confirmButton();
  expect(dialog.getByText('จ่ายต่ำกว่าโอกาสมาก เว็บได้เปรียบ 50%').closest('tbody')?.textContent).toContain(
    '2 ตัวบน',
  );
  expect(dialog.queryByText('โอกาส')).toBeNull();
  const toggle = dialog.getByRole('button', { name: lower });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  const rows = await openLine(dialog, lower);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(rows.getByText('โอกาส').nextElementSibling?.textContent).toBe('1 ใน 100');
  expect(rows.getByText('เว็บได้เปรียบ').nextElementSibling?.textContent).toBe('10%');
  await keys().click(rows.getByRole('button', { name: 'ลบ 2 ตัวล่าง 12' }));
  await waitFor(() => expect(total()).toBe('1 รายการ฿ 10.00'));
});

test('an opened line has the field of its amount; a changed amount is checked again first', async () => {
  world.open();
  await paste('12=10x5');
  const dialog = await check();
  await openLine(dialog, upper);
  const field = await dialog.findByRole('textbox', { name: 'ราคา 2 ตัวบน 12' });
  expect(field).toHaveProperty('value', '10');

  await keys().clear(field);
  expect(await confirmButton()).toHaveProperty('disabled', true);
  expect(dialog.getByText('ใส่ราคาเป็นตัวเลข เช่น 10 หรือ 10.50')).toBeDefined();
  await keys().type(field, '25.50');
  expect(await confirmButton()).toHaveProperty('disabled', true);
  await waitFor(async () => expect(await confirmButton()).toHaveProperty('disabled', false));
  expect(document.activeElement).toBe(field);
  expect(world.api.sent(VALIDATE).map(({ lines }) => lines[0]?.amount)).toEqual([10, 25.5]);
  await keys().click(await confirmButton());
  await screen.findByText('#ABCD1234');
  expect(world.api.sent(CREATE)[0]?.lines[0]?.amount).toBe(25.5);
});

test('half pay waits for a yes and is sent with the half rate', async () => {
  world.verdicts = { 25: { status: 'half_pay', rate: 45, potential: 450 } };
  world.open();
  await paste('25=10');
  const dialog = await check();
  const yes = await dialog.findByRole('checkbox', { name: 'ยอมรับจ่ายครึ่ง บาทละ 45' });
  expect(await confirmButton()).toHaveProperty('disabled', true);
  await keys().click(yes);
  await keys().click(await confirmButton());
  await screen.findByText('รับโพยแล้ว');
  expect(world.api.sent(CREATE)[0]?.lines[0]?.rate).toBe(45);
});

test('refused lines say why and are removed in one tap, or reduced to what is left', async () => {
  world.verdicts = {
    99: { status: 'refused', rate: null, error: 4103, message: 'เลข 99 เป็นเลขอั้น ไม่รับแทง' },
    34: { status: 'refused', error: 4107, message: 'เลข 34 รับได้อีก 50.00 บาท', remaining: 50 },
  };
  world.open();
  await paste('99=10\n34=80\n12=10');
  const dialog = await check();
  expect(await dialog.findByText('เลข 99 เป็นเลขอั้น ไม่รับแทง')).toBeDefined();
  expect(await confirmButton()).toHaveProperty('disabled', true);
  world.verdicts = { 99: world.verdicts[99] ?? {} };
  await keys().click(dialog.getByRole('button', { name: 'ปรับเป็น 50' }));
  expect(world.api.sent(VALIDATE)[1]?.lines[1]).toEqual({ type: 'top_2', number: '34', amount: 50 });
  await keys().click(await dialog.findByRole('button', { name: 'ลบรายการที่รับไม่ได้' }));
  await waitFor(async () => expect(await confirmButton()).toHaveProperty('disabled', false));
  expect(total()).toBe('2 รายการ฿ 60.00');
});

test('a rate that changed meanwhile is asked for again, and nothing was placed', async () => {
  world.open();
  await paste('12=10');
  const dialog = await check();
  world.api.answers[CREATE] = refusal(4108, 'อัตราจ่ายเปลี่ยนเป็นบาทละ 80 กรุณาตรวจสอบอีกครั้ง');
  world.rates.top_2 = 80;
  await keys().click(await confirmButton());
  expect(await dialog.findByText('อัตราจ่ายเปลี่ยนเป็นบาทละ 80 กรุณาตรวจสอบอีกครั้ง')).toBeDefined();
  await keys().click(await dialog.findByRole('checkbox', { name: 'ยอมรับอัตราใหม่ บาทละ 80 (เดิม 90)' }));
  world.api.answers[CREATE] = world.usual[CREATE];
  await keys().click(await confirmButton());
  await screen.findByText('รับโพยแล้ว');
  const [first, second] = world.api.sent(CREATE);
  expect(second?.lines[0]?.rate).toBe(80);
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
});

test('a lost answer is looked up by its key, and the bill that was placed is shown', async () => {
  world.open();
  await paste('12=10');
  await check();
  world.api.answers[CREATE] = lost;
  world.api.answers[DETAIL] = placedBill({
    lines: [{ type: 'top_2', number: '12', amount: 10 }],
    idempotency_key: '',
  });
  await keys().click(await confirmButton());
  await screen.findByText('#ABCD1234');
  expect(world.api.sent(CREATE)).toHaveLength(1);
  expect(world.api.sent(DETAIL)[0]?.idempotency_key).toBe(world.api.sent(CREATE)[0]?.idempotency_key);
});

test('when the server has no such bill, only the same order can be sent again, with its key, also after a reload', async () => {
  world.api.answers[CREATE] = lost;
  world.api.answers[DETAIL] = lost;
  const { unmount } = world.open();
  await paste('12=10');
  await check();
  await keys().click(await confirmButton());
  await screen.findByText(/ติดต่อระบบไม่ได้/);
  unmount();

  world.api.answers[DETAIL] = refusal(404, 'ไม่พบรายการ');
  world.open();
  expect(await screen.findByText(/ยังไม่ทราบผล/)).toBeDefined();
  await keys().click(button('ตรวจสอบผลการส่ง'));
  world.api.answers[CREATE] = world.usual[CREATE];
  await keys().click(await screen.findByRole('button', { name: 'ส่งโพยเดิมอีกครั้ง' }));
  await screen.findByText('รับโพยแล้ว');
  const [first, second] = world.api.sent(CREATE);
  expect(second).toEqual(first);
});

test('an order of another member is not taken over', async () => {
  world.api.answers[CREATE] = lost;
  world.api.answers[DETAIL] = lost;
  const { unmount } = world.open();
  await paste('12=10');
  await check();
  await keys().click(await confirmButton());
  await screen.findByText(/ติดต่อระบบไม่ได้/);
  unmount();
  const asked = world.api.sent(DETAIL).length;
  const other = world.open({ memberId: 'm2' });
  await paste('34=5');
  expect(total()).toBe('1 รายการ฿ 5.00');
  expect(screen.queryByText(/ยังไม่ทราบผล/)).toBeNull();
  await check();
  expect(await confirmButton()).toHaveProperty('disabled', false);
  expect(world.api.sent(DETAIL)).toHaveLength(asked);
  other.unmount();
  world.open();
  await waitFor(() => expect(total()).toBe('1 รายการ฿ 10.00'));
  expect(await screen.findByText(/ยังไม่ทราบผล/)).toBeDefined();
});

test('a draft from before the login becomes the member’s, and nobody else’s', async () => {
  const visitor = world.open({ memberId: null });
  await paste('12=10');
  visitor.unmount();
  const member = world.open();
  await waitFor(() => expect(total()).toBe('1 รายการ฿ 10.00'));
  await paste('34=5');
  member.unmount();
  world.open({ memberId: 'm2' });
  await waitFor(() => expect(total()).toBe('0 รายการ฿ 0.00'));
});

test('an order that was never sent because the device is offline is said at once, and the bill can be changed', async () => {
  world.open();
  await paste('12=10');
  const dialog = await check();
  setOnline(false);
  await keys().click(await confirmButton());
  expect(await dialog.findByText(/ไม่ได้เชื่อมต่ออินเทอร์เน็ต/)).toBeDefined();
  await keys().click(button('แก้โพย'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/ยังไม่ทราบผล/)).toBeNull();
  expect(world.api.sent(DETAIL)).toHaveLength(0);
  setOnline(true);
  await check();
  await keys().click(await confirmButton());
  await screen.findByText('รับโพยแล้ว');
  expect(world.api.sent(CREATE)).toHaveLength(1);
});

test('an order that hangs can be left; its outcome is said when it comes', async () => {
  world.open();
  await paste('12=10');
  await check();
  const { promise, resolve } = Promise.withResolvers<Bill>();
  world.api.answers[CREATE] = () => promise;
  await keys().click(await confirmButton());
  await screen.findByRole('button', { name: 'กำลังส่งโพย…' });
  await keys().click(button('แก้โพย'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/ยังไม่ทราบผล/)).toBeDefined();
  resolve(placedBill({ lines: [{ type: 'top_2', number: '12', amount: 10 }], idempotency_key: '' }));
  await waitFor(() => expect(total()).toBe('0 รายการ฿ 0.00'));
  expect(toast).toHaveBeenCalledWith(expect.stringMatching(/รับโพยที่ส่งไว้แล้ว/), expect.anything());
});

test('when the network is there again a lost order is looked up and never sent', async () => {
  world.api.answers[CREATE] = lost;
  world.api.answers[DETAIL] = lost;
  world.open();
  await paste('12=10');
  await check();
  await keys().click(await confirmButton());
  await screen.findByText(/ติดต่อระบบไม่ได้/);
  await keys().click(button('ปิดหน้าต่าง'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  world.api.answers[DETAIL] = placedBill({
    lines: [{ type: 'top_2', number: '12', amount: 10 }],
    idempotency_key: '',
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(total()).toBe('0 รายการ฿ 0.00'));
  expect(world.api.sent(CREATE)).toHaveLength(1);
  expect(toast).toHaveBeenCalledWith(expect.stringMatching(/รับโพยที่ส่งไว้แล้ว/), expect.anything());
});

test('too little money leads to the deposit and keeps the draft', async () => {
  world.balance = 4;
  world.open();
  await paste('12=10');
  const dialog = await check();
  expect(await dialog.findByText('ยอดเงินไม่พอ ขาดอีก 6.00 บาท')).toBeDefined();
  expect(dialog.getByRole('link', { name: 'ไปฝากเงิน' }).getAttribute('href')).toBe('/member/deposit');
  expect(total()).toBe('1 รายการ฿ 10.00');
});

test('a round that closed meanwhile refuses, and the draft stays', async () => {
  world.open();
  await paste('12=10');
  const dialog = await check();
  world.api.answers[CREATE] = refusal(4101, 'ปิดรับแทงแล้ว');
  await keys().click(await confirmButton());
  expect(await dialog.findByText('ปิดรับแทงแล้ว')).toBeDefined();
  expect(world.api.sent(VALIDATE)).toHaveLength(1);
  expect(total()).toBe('1 รายการ฿ 10.00');
});

test('a check that got no answer can be repeated', async () => {
  world.api.answers[VALIDATE] = lost;
  world.open();
  await paste('12=10');
  const dialog = await check();
  expect(await dialog.findByText(/^เชื่อมต่อไม่สำเร็จ/)).toBeDefined();
  world.api.answers[VALIDATE] = world.usual[VALIDATE];
  await keys().click(dialog.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }));
  expect(await confirmButton()).toHaveProperty('disabled', false);
});

test('a round that closes while the dialog is open says so, sends nothing and keeps what was typed', async () => {
  const ticks = vi.spyOn(globalThis, 'setInterval');
  world.open();
  await paste('12=10');
  const dialog = await check();
  expect(await dialog.findByText('ระบบรับได้ทุกรายการ')).toBeDefined();
  await openLine(dialog, upper);
  await keys().clear(await dialog.findByLabelText('ราคา 2 ตัวบน 12'));
  // Two hours later by the server's clock; the phone's stands still.
  setServerNow(Date.now() + 7_200_000);
  act(() => {
    for (const [look, ms] of ticks.mock.calls) if (ms === 1_000) look();
  });
  expect(dialog.getByText('ปิดรับแทงแล้ว', { selector: 'p' })).toBeDefined();
  // What is there goes on in another round, and nothing says any more that it would be taken.
  expect(dialog.getByText(/“นำไปงวดที่เปิดรับ”/)).toBeDefined();
  expect(dialog.queryByText('ระบบรับได้ทุกรายการ')).toBeNull();
  expect(dialog.getByText('ปิดรับแทงแล้ว', { selector: 'button' })).toHaveProperty('disabled', true);
  expect(dialog.getByLabelText('ราคา 2 ตัวบน 12')).toHaveProperty('disabled', true);
  await keys().click(dialog.getByText('แก้โพย'));
  expect(total()).toBe('1 รายการ฿ 0.00');
  expect(world.api.sent(CREATE)).toHaveLength(0);
});

test.each([
  ['slow', -3_600_000, true],
  ['fast', 3_600_000, false],
])('with the phone an hour %s, a round closes by the clock of the server', (_, phoneAheadMs, isClosed) => {
  setServerNow(Date.now() - phoneAheadMs);
  world.open({ closesInMs: isClosed ? 3_000_000 : -3_000_000 });
  expect(screen.queryAllByText('ปิดรับแทงแล้ว', { selector: 'strong' })).toHaveLength(isClosed ? 1 : 0);
});
