import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Limit, Protection } from '#lib/api/protection/queries.ts';
import { limitWindows } from '#rules/protection/limit-window.ts';
import { limitKinds } from '#rules/protection/member-limit.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { choose, comingAlive, type } from '#tests/typed-early.tsx';
// Loaded with the test: a busy machine takes longer for it than a query waits.
import './exclusion-dialog.tsx';
import { ProtectionView } from './protection-view.tsx';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));

const LIMIT = 'POST /api/member/protection/limit';
const REALITY = 'POST /api/member/protection/reality';
const SHOW = 'GET /api/member/protection';
const limit = (changes: Partial<Limit> = {}): Limit => ({
  kind: 'deposit',
  window: 'day',
  amount: null,
  operator_amount: null,
  used: 0,
  left: null,
  resets_at: null,
  pending: null,
  ...changes,
});
const protection = (set: readonly Limit[] = [], barred: Protection['barred'] = null): Protection => ({
  limits: limitKinds.flatMap((kind) =>
    limitWindows.map(
      (window) => set.find((one) => one.kind === kind && one.window === window) ?? limit({ kind, window }),
    ),
  ),
  barred,
  reality_minutes: 60,
});
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [SHOW]: protection() });
});
afterEach(() => toast.mockReset());

const open = (shown = protection()) => renderView(<ProtectionView protection={shown} />, user);
const amount = () => screen.getByLabelText(/^ไม่เกิน/);
const save = () => keys.click(screen.getByRole('button', { name: 'บันทึกวงเงิน' }));
const sent = () => api.requests.filter(({ key }) => key === LIMIT).map(({ input }) => input);

test('what is typed is a limit in baht, of time in whole minutes; anything else is said at the field and stays', async () => {
  open();
  for (const [typed, error] of [
    ['1.234', 'กรอกเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง เช่น 500'],
    ['-5', 'กรอกเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง เช่น 500'],
  ] as const) {
    await keys.clear(amount());
    await keys.type(amount(), typed);
    await save();
    expect(screen.getByText(error)).toBeTruthy();
    expect(amount()).toHaveProperty('value', typed);
  }
  await keys.click(screen.getByLabelText('เวลา'));
  await keys.type(amount(), '10.5');
  await save();
  expect(screen.getByText('กรอกจำนวนนาทีเป็นเลขจำนวนเต็ม ไม่เกิน 44,640')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a lost answer keeps what was typed and is sent again with its key; a refusal is said at the field', async () => {
  api.answers[LIMIT] = lost;
  open();
  await keys.type(amount(), '๑,๕๐๐.๕๐');
  await save();
  expect(amount()).toHaveProperty('value', '๑,๕๐๐.๕๐');
  api.answers[LIMIT] = refusal(4111, 'รายการนี้ส่งไปแล้ว');
  await save();
  expect(await screen.findByText('รายการนี้ส่งไปแล้ว')).toBeTruthy();
  const [first, second] = sent();
  expect(first).toMatchObject({ kind: 'deposit', window: 'day', amount: 1_500.5 });
  expect(second).toEqual(first);
});

test('a limit that is set shows in the list, and an exclusion with its end', async () => {
  const set = limit({ amount: 500, used: 300, left: 200, resets_at: '2025-06-16T03:00:00.000Z' });
  api.answers[LIMIT] = limit({ ...set, kind: 'deposit', amount: 400, left: 100 });
  open(protection([set], { kind: 'exclusion', until: '2025-12-15T12:00:00.000Z' }));
  expect(screen.getByRole('status').textContent).toContain('15 ธ.ค. 68 19:00 น.');
  const row = screen.getByRole('listitem');
  expect(within(row).getByRole('progressbar')).toHaveProperty('value', 300);
  expect(row.textContent).toContain('ใช้ไป 300.00 บาท · เหลือ 200.00 บาท · วงเงินเริ่มคืน 16 มิ.ย. 68 10:00 น.');
  await keys.type(amount(), '400');
  await save();
  expect(toast).toHaveBeenCalledWith('ตั้งวงเงินแล้ว มีผลทันที', { variant: 'success' });
  expect(amount()).toHaveProperty('value', '');
});

test('what was chosen and typed before the page came alive is what is sent, and shown', async () => {
  const [started_at, due_at] = ['2025-06-15T12:00:00.000Z', '2025-06-15T12:30:00.000Z'];
  api.answers[REALITY] = { started_at, due_at, minutes: 30, net: 0, open: 0 };
  api.answers[LIMIT] = limit({ kind: 'loss', window: 'week', amount: 500 });
  comingAlive(pageAround(<ProtectionView protection={protection()} />, { user }), (page) => {
    for (const value of ['loss', 'week', '30', 'one_year']) choose(page, value);
    type(page, '500', '#limit-amount');
  });
  expect(await screen.findByLabelText('ไม่เกิน (ยอดเสีย 7 วัน)')).toHaveProperty('value', '500');
  await save();
  expect(sent()).toMatchObject([{ kind: 'loss', window: 'week', amount: 500 }]);
  await keys.click(screen.getByRole('button', { name: 'บันทึกเวลาเตือน' }));
  expect(api.sent(REALITY)).toMatchObject([{ minutes: 30 }]);
  await keys.click(screen.getByRole('button', { name: 'ดำเนินการต่อ' }));
  expect(await screen.findByText('ระยะเวลา 1 ปี')).toBeDefined();
  expect(screen.getByText('ถอนเงินได้ โดยไม่ต้องเล่นยอดที่เหลือก่อน')).toBeDefined();
});

test('who chooses by keyboard keeps their place, and finds nothing there of the limit before', async () => {
  api = new FakeApi({ [SHOW]: protection([limit({ kind: 'loss', amount: 500 })]), [LIMIT]: lost });
  open(protection([limit({ kind: 'loss', amount: 500 })]));
  await keys.type(amount(), '300');
  await save();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  screen.getByRole('radio', { name: 'ฝาก' }).focus();
  await keys.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveProperty('checked', true);
  await keys.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveProperty('value', 'stake');
  expect(amount()).toHaveProperty('value', '');
  expect(amount().getAttribute('aria-invalid')).not.toBe('true');
  await keys.click(screen.getByRole('button', { name: /^เปลี่ยน/ }));
  expect(document.activeElement).toBe(amount());
});

test('what is typed for another limit while one is saved stays, and so does each text with its limit', async () => {
  const { promise, resolve } = Promise.withResolvers<Limit>();
  api.answers[LIMIT] = () => promise;
  open();
  await keys.type(amount(), '500');
  await save();
  await keys.click(screen.getByLabelText('7 วัน'));
  await keys.type(amount(), '2,000');
  await act(async () => resolve(limit({ amount: 500, left: 500 })));
  expect(toast).toHaveBeenCalledWith('ตั้งวงเงินแล้ว มีผลทันที', { variant: 'success' });
  expect(amount()).toHaveProperty('value', '2,000');
  await keys.click(screen.getAllByLabelText('24 ชั่วโมง')[0] ?? amount());
  expect(amount()).toHaveProperty('value', '');
  await keys.click(screen.getByLabelText('7 วัน'));
  expect(amount()).toHaveProperty('value', '2,000');
});

test('a limit that is refused when the form is about another one is said above the page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answers[LIMIT] = async () => {
    await promise;
    return refusal(4111, 'รายการนี้ส่งไปแล้ว');
  };
  open();
  await keys.type(amount(), '500');
  await save();
  await keys.click(screen.getByLabelText('7 วัน'));
  await keys.type(amount(), '2');
  await act(async () => resolve());
  expect(toast).toHaveBeenCalledWith('รายการนี้ส่งไปแล้ว', { variant: 'error' });
  expect(amount()).toHaveProperty('value', '2');
  expect(amount().getAttribute('aria-invalid')).not.toBe('true');
});

test('an amount of too many digits is told what it may be', async () => {
  open();
  await keys.type(amount(), '123456789');
  await save();
  expect(screen.getByText('ตั้งได้ไม่เกิน 9,999,999.99 บาท')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('an amount that was typed is there again for its limit on the next page of the same member', async () => {
  const first = open();
  await keys.click(screen.getByRole('radio', { name: 'เสีย' }));
  await keys.type(amount(), '1,500');
  await waitFor(() => expect(sessionStorage.getItem('session_data')).toContain('1,500'));
  first.unmount();
  open();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'เสีย' }).checked).toBe(true),
  );
  expect(amount()).toHaveProperty('value', '1,500');
});
