import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Withdrawal, type WithdrawInfo, withdrawInfoQuery } from '#lib/api/payment/withdraw-queries.ts';
import { FakeApi, lost, refusal, setOnline } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { typedEarly } from '#tests/typed-early.tsx';
// Loaded beforehand, so that opening it takes no time of a busy machine.
import './confirm-dialog.tsx';
import { WithdrawView } from './withdraw-view.tsx';

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));

const INFO = 'GET /api/member/withdraw/info';
const CREATE = 'POST /api/member/withdraw/create';
const LIST = 'GET /api/member/withdraw/list';
const account = { bank_code: '004', bank_name: 'ธนาคารกสิกรไทย', account_masked: 'xxx-x-x1234-x' };
const made = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  ref: 'OUT00000001',
  amount: 500,
  status: 'requested',
  account,
  requested_at: '2025-06-15T12:00:00.000Z',
  approved_at: null,
  ended_at: null,
  reason: null,
  bonus_removed: 0,
  ...changes,
});
const info = (changes: Partial<WithdrawInfo> = {}): WithdrawInfo => ({
  min: 100,
  max: 50_000,
  quick_amounts: [300, 500, 1_000, 5_000],
  left_today: 200_000,
  count_left_today: 5,
  turnover_left: 0,
  turnover_target: 0,
  turnover_of: 'wager',
  available: 1_234.5,
  bonus_limit: null,
  pending: null,
  account: { ...account, account_name: 'สมหญิง ใจดี' },
  second_factor: false,
  usual_minutes: null,
  recent: [],
  ...changes,
});
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };

const keys = userEvent.setup({ delay: null });
let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = new FakeApi({ [INFO]: info(), [CREATE]: made(), 'POST /api/member/wallets': [] });
});
afterEach(() => toast.mockReset());

const open = (shown = info()) => renderView(<WithdrawView info={shown} />, user);
const amount = () => screen.getByLabelText('จำนวนเงินที่ต้องการถอน');
const next = () => keys.click(screen.getByRole('button', { name: 'ตรวจสอบและยืนยัน' }));
/** Asks for an amount and gives the password. */
async function withdraw(typed = '500', password = 'sabai-dee-99') {
  if (typed) await keys.type(amount(), typed);
  await next();
  await keys.type(await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), password);
  await keys.click(screen.getByRole('button', { name: 'ถอน 500.00 บาท' }));
}

describe('the amount', () => {
  test.each([
    ['', 'กรุณากรอกจำนวนเงิน'],
    ['1.234', 'กรอกเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง เช่น 500 หรือ 500.50'],
    ['99.99', 'ถอนขั้นต่ำ 100 บาท'],
    ['๑๒๓๔.๕๑', 'ถอนได้ไม่เกิน 1,234.50 บาทในครั้งนี้'],
  ])('%j is refused at the field without a call', async (typed, message) => {
    open();
    if (typed) await keys.type(amount(), typed);
    await next();
    expect(screen.getByText(message)).toBeDefined();
    expect(document.activeElement).toBe(amount());
    expect(api.requests).toEqual([]);
  });

  test('quick amounts and all that there is; what there is too little for cannot be chosen', async () => {
    open();
    await keys.click(screen.getByRole('button', { name: 'ถอน 300 บาท' }));
    expect(amount()).toHaveProperty('value', '300');
    expect(screen.getByRole('button', { name: 'ถอน 5,000 บาท' })).toHaveProperty('disabled', true);
    await keys.click(screen.getByRole('button', { name: 'ถอนทั้งหมดที่ถอนได้ 1,234.50 บาท' }));
    expect(amount()).toHaveProperty('value', '1234.5');
    await next();
    expect(await screen.findByRole('dialog', { name: 'ยืนยันการถอนเงิน' })).toBeDefined();
  });

  test.each([
    [{ available: 99.99 }, 'ยอดในกระเป๋าหลักยังไม่ถึงขั้นต่ำ 100 บาท'],
    [{ count_left_today: 0, left_today: 0 }, 'วันนี้ถอนครบจำนวนครั้งแล้ว ถอนใหม่ได้หลังเที่ยงคืน'],
    [{ left_today: 50 }, 'วันนี้ถอนครบวงเงินแล้ว ถอนใหม่ได้หลังเที่ยงคืน'],
    [{ turnover_left: 600, turnover_target: 1_200 }, 'ยังเล่นไม่ครบยอดที่กำหนด จึงยังถอนไม่ได้'],
  ])('with %o nothing can be asked for, and why stands there', (changes, message) => {
    open(info(changes));
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.queryByLabelText('จำนวนเงินที่ต้องการถอน')).toBeNull();
  });
});

test('a confirmation that another device left nothing to confirm does not come back by itself', async () => {
  const { queryClient } = open();
  const read = (shown: WithdrawInfo) =>
    act(async () => queryClient.setQueryData(withdrawInfoQuery().queryKey, shown));
  const dialog = () => screen.queryByRole('dialog', { name: 'ยืนยันการถอนเงิน' });
  await keys.type(amount(), '500');
  for (const meanwhile of [info({ pending: made() }), info({ available: 99 })]) {
    await next();
    await waitFor(() => expect(dialog()).not.toBeNull());
    await read(meanwhile);
    await waitFor(() => expect(dialog()).toBeNull());
    await read(info());
    expect(await screen.findByDisplayValue('500')).toBe(amount());
    expect(dialog()).toBeNull();
  }
});

describe('what is still to be played', () => {
  test('is shown with how far it has come, and not at all when nothing is left', () => {
    const first = open(info({ turnover_left: 600, turnover_target: 1_200 }));
    const progress = screen.getByRole('progressbar', { name: 'เล่นแล้ว 600.00 จาก 1,200.00 บาท' });
    expect(progress).toHaveProperty('value', 600);
    expect(progress).toHaveProperty('max', 1_200);
    expect(screen.getByText('อีก 600.00 บาท')).toBeDefined();
    first.unmount();
    open();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('a refusal closes the dialog, is said, and what is left takes the place of the amount', async () => {
    api.answers[CREATE] = refusal(4304, 'ต้องเล่นอีก 0.10 บาทก่อน จึงจะถอนได้', { left: 0.1 });
    open();
    api.answers[INFO] = info({ turnover_left: 0.1, turnover_target: 0.3 });
    await withdraw();
    expect((await screen.findByRole('alert')).textContent).toBe('ต้องเล่นอีก 0.10 บาทก่อน จึงจะถอนได้');
    expect(await screen.findByRole('progressbar', { name: 'เล่นแล้ว 0.20 จาก 0.30 บาท' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('จำนวนเงินที่ต้องการถอน')).toBeNull();
  });
});

describe('asking once', () => {
  test('amount and password are sent, the step that it reached is shown, and its heading has the focus', async () => {
    open();
    api.answers[INFO] = info({ available: 734.5, pending: made(), recent: [made()] });
    await withdraw();
    const heading = await screen.findByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' });
    expect(document.activeElement).toBe(heading);
    expect(api.sent(CREATE)).toMatchObject([{ amount: 500, password: 'sabai-dee-99' }]);
    expect(screen.getByText('ตรวจสอบแล้ว').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(toast).toHaveBeenCalledWith('แจ้งถอน 500.00 บาทแล้ว', { variant: 'success' });
    expect(sessionStorage.getItem('session_data') ?? '').not.toContain('sabai');
  });

  test('a wrong password stays in the dialog and can be typed again; the same intent is not sent twice', async () => {
    api.answers[CREATE] = refusal(4008, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
    open();
    await withdraw();
    expect(await screen.findByText('รหัสผ่านปัจจุบันไม่ถูกต้อง')).toBeDefined();
    const password = screen.getByLabelText('กรอกรหัสผ่านเพื่อยืนยัน');
    expect(password).toHaveProperty('value', '');
    api.answers[CREATE] = made();
    api.answers[INFO] = info({ pending: made(), recent: [made()] });
    await keys.type(password, 'the-right-one{Enter}');
    expect(await screen.findByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeDefined();
    expect(api.sent(CREATE).map(({ password: sent }) => sent)).toEqual(['sabai-dee-99', 'the-right-one']);
  });

  test('what the day allows no more is said at the amount, which stays', async () => {
    api.answers[CREATE] = refusal(4309, 'วันนี้ถอนได้อีกไม่เกิน 200.00 บาท', { left: 200 });
    open();
    await withdraw();
    expect(await screen.findByText('วันนี้ถอนได้อีกไม่เกิน 200.00 บาท')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(amount()).toHaveProperty('value', '500');
  });

  test('a lost answer is looked up by its key: found, it is shown; nothing is sent again', async () => {
    api.answers[CREATE] = lost;
    api.answers[LIST] = [made()];
    open();
    api.answers[INFO] = info({ pending: made(), recent: [made()] });
    await withdraw();
    expect(await screen.findByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeDefined();
    const [sent] = api.sent(CREATE);
    expect(api.sent(CREATE)).toHaveLength(1);
    expect(api.sent(LIST)).toEqual([expect.objectContaining({ idempotency_key: sent?.idempotency_key })]);
    expect(toast).toHaveBeenCalledWith('ระบบได้รับรายการถอนของคุณแล้ว', { variant: 'success' });
  });

  test('a lost answer that cannot be looked up is kept over a reload; not found, it goes with its key and the password', async () => {
    api.answers[CREATE] = lost;
    api.answers[LIST] = lost;
    const first = open();
    await withdraw();
    expect((await screen.findByRole('alert')).textContent).toContain('ระบบจะไม่ทำรายการซ้ำ');
    first.unmount();
    api.answers[LIST] = [];
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ได้ส่ง');
    expect(amount()).toHaveProperty('value', '500');
    api.answers[CREATE] = made();
    api.answers[INFO] = info({ pending: made(), recent: [made()] });
    await withdraw('');
    expect(await screen.findByRole('heading', { name: 'รายการถอนที่กำลังดำเนินการ' })).toBeDefined();
    const [one, two] = api.sent(CREATE);
    expect(two?.idempotency_key).toBe(one?.idempotency_key);
  });

  test('offline nothing is sent, and the dialog says so', async () => {
    open();
    await keys.type(amount(), '500');
    await next();
    const password = await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน');
    setOnline(false);
    await keys.type(password, 'sabai-dee-99{Enter}');
    expect(await screen.findByText(/ไม่ได้เชื่อมต่ออินเทอร์เน็ต/)).toBeDefined();
    expect(api.sent(CREATE)).toEqual([]);
  });
});

describe('former ones', () => {
  test('nothing yet', () => {
    open();
    expect(screen.getByText('ยังไม่เคยถอนเงิน')).toBeDefined();
  });

  test('a refused one tells why and that the money is back; older ones come when they are asked for', async () => {
    const recent = Array.from({ length: 20 }, (_, at) =>
      made({ ref: `OUT000000${at + 10}`, status: 'paid', ended_at: '2025-06-15T13:00:00.000Z' }),
    );
    api.answers[LIST] = [
      made({
        ref: 'OUT00000001',
        status: 'refused',
        ended_at: '2025-06-14T13:00:00.000Z',
        reason: 'ชื่อบัญชีไม่ตรง',
      }),
    ];
    open(info({ recent }));
    expect(screen.getAllByText('โอนแล้ว')).toHaveLength(20);
    await keys.click(screen.getByRole('button', { name: 'ดูรายการก่อนหน้านี้' }));
    expect(await screen.findByText('เหตุผล: ชื่อบัญชีไม่ตรง · คืนเงินเข้ากระเป๋าหลักแล้ว')).toBeDefined();
    expect(api.sent(LIST)).toEqual([expect.objectContaining({ before: recent.at(-1)?.ref })]);
    expect(screen.queryByRole('button', { name: 'ดูรายการก่อนหน้านี้' })).toBeNull();
  });
});

test('why it was refused is told above the page where the form was left', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refusal>>();
  api.answers[CREATE] = () => answer.promise;
  const { unmount } = open();
  await withdraw();
  await vi.waitFor(() => expect(api.sent(CREATE)).toHaveLength(1));
  unmount();
  answer.resolve(refusal(4008, 'รหัสผ่านปัจจุบันไม่ถูกต้อง'));
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith('รหัสผ่านปัจจุบันไม่ถูกต้อง', { variant: 'error' }),
  );
});

test('what was typed before the page came alive is what is asked for', async () => {
  typedEarly(pageAround(<WithdrawView info={info()} />, { user }), '500', '#withdraw-amount');
  await next();
  expect(await screen.findByRole('button', { name: 'ถอน 500.00 บาท' })).toBeDefined();
});
