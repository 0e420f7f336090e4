import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChannelInfo, DepositQr, DepositStatus } from '#lib/api/payment/queries.ts';
import { watchBack } from '#lib/back-layers.ts';
import { takeDepositDraft } from '#stores/deposit-draft.ts';
import { FakeApi, lost, refusal, setOnline } from '#tests/fake-api.ts';
import { pageAround, renderView } from '#tests/render-view.tsx';
import { choose, comingAlive, type } from '#tests/typed-early.tsx';
import { DepositView } from './deposit-view.tsx';

const { toast, confirmPopup } = vi.hoisted(() => ({
  toast: vi.fn(),
  confirmPopup: vi.fn(),
}));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup }));

const GENERATE = 'POST /api/member/payment/generate_qr';
const STATUS = 'GET /api/member/payment/inquiry_status';
const PENDING = 'GET /api/member/payment/qrcode_info';
const OPEN = 'GET /api/member/payment/open_qrs';
const CHANNELS = 'GET /api/member/payment/channels';
const CANCEL = 'POST /api/member/payment/cancel';
const PAYLOAD = '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE';

const channel: ChannelInfo = {
  channel_id: 7,
  kind: 'promptpay',
  name: 'พร้อมเพย์ QR',
  min: 100,
  max: 100_000,
  sub_channels: [{ sub_channel_id: 3, name: 'พร้อมเพย์' }],
  quick_amounts: [100, 500, 1_000],
  expires_in_seconds: 900,
  receiver_name: 'บริษัท ทดสอบ จำกัด',
};
const qr = (changes: Partial<DepositQr> = {}): DepositQr => ({
  ref: 'DEP00000001',
  payload: PAYLOAD,
  amount: 500,
  expires_at: new Date(Date.now() + 900_000).toISOString(),
  status: 'pending',
  credited: null,
  receiver_name: 'บริษัท ทดสอบ จำกัด',
  reason: null,
  ended_at: null,
  arrivals: [],
  asked: null,
  transfer: null,
  ...changes,
});

const keys = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api = new FakeApi({
    [OPEN]: [],
    [GENERATE]: qr(),
    [STATUS]: { status: 'pending', credited: null, reason: null, arrivals: [] },
    'POST /api/member/wallets': [],
  });
});
afterEach(() => {
  see('visible');
  vi.useRealTimers();
});

const amount = () => screen.getByLabelText('จำนวนเงินที่ต้องการฝาก');
const generate = () => keys.click(screen.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }));
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
const open = (pending: DepositQr | null = null) =>
  renderView(
    <DepositView
      channels={[channel]}
      open={pending ? [pending] : []}
      contactUrl="https://line.example/contact"
    />,
  );

/** Hides or shows the page, as switching to the bank's app does. */
function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('the amount', () => {
  test.each([
    ['', 'กรุณากรอกจำนวนเงิน'],
    ['12.345', 'กรอกเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง เช่น 500 หรือ 500.50'],
    ['99.99', 'ฝากขั้นต่ำ 100 บาท'],
    ['๑๐๐๐๐๑', 'ฝากได้สูงสุดครั้งละ 100,000 บาท'],
  ])('%j is refused at the field without a call', async (typed, message) => {
    open();
    if (typed) await keys.type(amount(), typed);
    await generate();
    expect(screen.getByText(message)).toBeTruthy();
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount());
    expect(api.requests).toEqual([]);
  });

  test('a quick amount makes a QR of exactly that amount', async () => {
    open();
    await keys.click(screen.getByRole('button', { name: 'ฝาก 500 บาท' }));
    expect(screen.getByRole('button', { name: 'ฝาก 500 บาท' }).getAttribute('aria-pressed')).toBe('true');
    await generate();
    expect(api.sent(GENERATE)[0]).toMatchObject({ channel_id: 7, sub_channel_id: 3, amount: 500 });
    expect(screen.getByRole('img', { name: 'QR พร้อมเพย์ ยอด 500.00 บาท' })).toBeTruthy();
    expect(screen.getByText('บริษัท ทดสอบ จำกัด')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('00:15:00');
  });

  test('Thai digits and thousands are understood', async () => {
    open();
    await keys.type(amount(), '๑,๒๓๔.๕๐');
    await generate();
    expect(api.sent(GENERATE)[0]).toMatchObject({ amount: 1_234.5 });
  });

  test.each([
    [4301, 'ฝากขั้นต่ำ 200 บาท'],
    [4302, 'ฝากได้สูงสุดครั้งละ 50,000 บาท'],
  ])('a refusal %i stands at the field and keeps the text', async (code, message) => {
    api.answers[GENERATE] = refusal(code, message);
    open();
    await keys.type(amount(), '150');
    await generate();
    expect(screen.getByText(message)).toBeTruthy();
    expect(amount()).toHaveProperty('value', '150');
    expect(amount().getAttribute('aria-invalid')).toBe('true');
  });

  test('too many open QRs: one of them can be shown', async () => {
    api.answers[GENERATE] = refusal(4303, 'มีรายการฝากที่รอชำระอยู่ 5 รายการ', { limit: 5 });
    api.answers[PENDING] = qr({ ref: 'DEP00000009', amount: 300 });
    open();
    await keys.type(amount(), '150');
    await generate();
    await keys.click(screen.getByRole('button', { name: 'ดูรายการที่รอชำระ' }));
    expect(await screen.findByText('DEP00000009')).toBeTruthy();
  });
});

describe('asking once', () => {
  test('a double click makes one QR', async () => {
    const { promise, resolve } = Promise.withResolvers<DepositQr>();
    api.answers[GENERATE] = () => promise;
    open();
    await keys.type(amount(), '500');
    await keys.dblClick(screen.getByRole('button', { name: 'สร้าง QR ฝากเงิน' }));
    await keys.type(amount(), '{Enter}');
    expect(api.sent(GENERATE)).toHaveLength(1);
    await act(async () => resolve(qr()));
  });

  test('after an answer that did not come the same key is sent again, once the server has no such QR', async () => {
    api.answers[GENERATE] = lost;
    api.answers[PENDING] = lost;
    open();
    await keys.type(amount(), '500');
    await generate();
    expect(screen.getByRole('alert').textContent).toMatch(/ระบบจะไม่สร้างรายการซ้ำ/);
    expect(amount()).toHaveProperty('value', '500');
    api.answers[GENERATE] = qr();
    await generate();
    expect(api.sent(GENERATE)).toHaveLength(1);
    api.answers[PENDING] = null;
    await generate();
    const [first, second] = api.sent(GENERATE).map((input) => input.idempotency_key);
    expect(first).toMatch(/^[A-Za-z0-9_-]{8,80}$/);
    expect(second).toBe(first);
  });

  test('a QR whose answer was lost is found at once', async () => {
    api.answers[GENERATE] = lost;
    api.answers[PENDING] = qr();
    open();
    await keys.type(amount(), '500');
    await generate();
    expect(await screen.findByRole('img', { name: /QR พร้อมเพย์ ยอด 500.00/ })).toBeDefined();
    expect(api.sent(GENERATE)).toHaveLength(1);
  });

  test('when the network is there again a lost answer is looked up by its key, and nothing is sent', async () => {
    api.answers[GENERATE] = lost;
    api.answers[PENDING] = lost;
    open();
    await keys.type(amount(), '500');
    await generate();
    expect(api.sent(PENDING)).toHaveLength(1);
    api.answers[PENDING] = null;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/ยังไม่ได้สร้างรายการ/)).toBeDefined();
    api.answers[PENDING] = qr();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('img', { name: /QR พร้อมเพย์ ยอด 500.00/ })).toBeDefined();
    const [sent] = api.sent(GENERATE);
    expect(api.sent(GENERATE)).toHaveLength(1);
    expect(api.sent(PENDING)).toEqual([
      { idempotency_key: sent?.idempotency_key },
      { idempotency_key: sent?.idempotency_key },
      { idempotency_key: sent?.idempotency_key },
    ]);
    expect(toast).toHaveBeenCalledWith('ระบบสร้างรายการที่ขอไว้แล้ว', { variant: 'success' });
  });

  test('what was not sent because the device is offline leaves no doubt', async () => {
    setOnline(false);
    open();
    await keys.type(amount(), '500');
    await generate();
    expect(screen.getByRole('alert').textContent).toBe('ไม่ได้เชื่อมต่ออินเทอร์เน็ต กรุณาตรวจสอบสัญญาณแล้วลองใหม่');
    setOnline(true);
    await pass(100);
    expect(api.sent(PENDING)).toHaveLength(0);
  });

  test('another amount, and a next deposit, have keys of their own', async () => {
    api.answers[GENERATE] = lost;
    api.answers[PENDING] = lost;
    open();
    await keys.type(amount(), '500');
    await generate();
    api.answers[GENERATE] = qr({ amount: 5_000 });
    await keys.type(amount(), '0');
    await generate();
    const [first, second] = api.sent(GENERATE).map((input) => input.idempotency_key);
    expect(second).not.toBe(first);
  });
});

describe('waiting for the payment', () => {
  test('asks every three seconds, then slower', async () => {
    open(qr());
    await pass(9_100);
    expect(api.sent(STATUS)).toHaveLength(3);
    expect(api.sent(STATUS)[0]).toEqual({ ref: 'DEP00000001' });
    await pass(180_000);
    expect(api.sent(STATUS).length).toBeLessThan(55);
    expect(api.sent(STATUS).length).toBeGreaterThan(40);
  });

  test('does not ask while the page is hidden, and asks at once when it is seen again', async () => {
    open(qr());
    see('hidden');
    await pass(60_000);
    expect(api.sent(STATUS)).toHaveLength(0);
    api.answers[STATUS] = { status: 'paid', credited: 500, reason: null, arrivals: [] };
    see('visible');
    await pass(50);
    expect(api.sent(STATUS)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeTruthy();
  });

  test('paid: the wallet is read again, the way to the lottery is open, and nobody asks any more', async () => {
    const { queryClient } = open(qr());
    const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
    api.answers[STATUS] = { status: 'paid', credited: 500, reason: null, arrivals: [] };
    await pass(3_100);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'เงินเข้าแล้ว!' }));
    expect(screen.getByText(/ฝากสำเร็จ 500.00 บาท/)).toBeTruthy();
    expect(refreshed).toHaveBeenCalledWith({ queryKey: ['POST /api/member/wallets'] });
    expect(screen.getByRole('link', { name: 'แทงหวย' }).getAttribute('href')).toBe('/lotto/lobby');
    const asked = api.sent(STATUS).length;
    await pass(60_000);
    expect(api.sent(STATUS)).toHaveLength(asked);
  });

  test('while nothing answers it says so, asks less often and goes on', async () => {
    api.answers[STATUS] = lost;
    open(qr());
    await pass(3_100);
    expect(screen.getByRole('status').textContent).toContain('เชื่อมต่อไม่ได้ชั่วคราว');
    await pass(57_000);
    expect(api.sent(STATUS).length).toBeLessThan(8);
    api.answers[STATUS] = { status: 'paid', credited: 500, reason: null, arrivals: [] };
    await pass(30_000);
    expect(screen.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeTruthy();
  });

  test('a refused payment shows its reason', async () => {
    open(qr());
    api.answers[STATUS] = { status: 'cancelled', credited: null, reason: 'ชื่อผู้โอนไม่ตรงกับบัญชี', arrivals: [] };
    await pass(3_100);
    expect(screen.getByText('เหตุผล: ชื่อผู้โอนไม่ตรงกับบัญชี')).toBeTruthy();
  });
});

describe('the end of its time', () => {
  test('hides the QR when its time is over, even before the server answers, and keeps the amount', async () => {
    open(qr({ expires_at: new Date(Date.now() + 10_000).toISOString() }));
    api.answers[STATUS] = lost;
    await pass(10_000);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('heading', { name: 'QR หมดเวลาแล้ว' })).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'สร้าง QR ใหม่' }));
    expect(amount()).toHaveProperty('value', '500');
  });

  test('a payment that came late is found by asking again', async () => {
    open(qr({ expires_at: new Date(Date.now() + 5_000).toISOString() }));
    api.answers[STATUS] = { status: 'expired', credited: null, reason: null, arrivals: [] };
    await pass(6_000);
    api.answers[STATUS] = { status: 'paid', credited: 500, reason: null, arrivals: [] };
    await keys.click(screen.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }));
    expect(await screen.findByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeTruthy();
  });
});

describe('after its end', () => {
  const ended: DepositStatus = { status: 'expired', credited: null, reason: null, arrivals: [] };
  const inAMoment = () => new Date(Date.now() + 1_000).toISOString();

  test('who paid in the last second is told so without asking', async () => {
    open(qr({ expires_at: new Date(Date.now() + 5_000).toISOString() }));
    api.answers[STATUS] = ended;
    await pass(12 * 60_000);
    expect(screen.getByRole('heading', { name: 'QR หมดเวลาแล้ว' })).toBeTruthy();
    api.answers[STATUS] = { ...ended, status: 'paid', credited: 500 };
    await pass(15_000);
    expect(screen.getByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeTruthy();
  });

  test('it asks four times a minute, and no more when money counts no longer', async () => {
    open(qr({ expires_at: inAMoment() }));
    api.answers[STATUS] = ended;
    await pass(5 * 60_000);
    expect(api.sent(STATUS).length).toBeGreaterThan(15);
    expect(api.sent(STATUS).length).toBeLessThan(22);
    await pass(14 * 60_000);
    const asked = api.sent(STATUS).length;
    await pass(60 * 60_000);
    expect(api.sent(STATUS)).toHaveLength(asked);
  });

  test('one of yesterday is asked for no more, also when it is looked at again', async () => {
    open(qr({ expires_at: new Date(Date.now() - 86_400_000).toISOString() }));
    api.answers[STATUS] = ended;
    await pass(4_000);
    const asked = api.sent(STATUS).length;
    see('hidden');
    await pass(60_000);
    see('visible');
    await pass(60_000);
    expect(api.sent(STATUS)).toHaveLength(asked);
  });

  test.each([
    ['QR', null],
    [
      'transfer',
      { kind: 'bank', bank_code: '014', bank_name: 'ไทยพาณิชย์', account_no: '1234567890', account_name: 'ก' },
    ],
  ] as const)(
    'who did pay a %s reads what happens now, sends the slip of a transfer, and knows whom to ask',
    async (_, transfer) => {
      open(qr({ transfer, expires_at: inAMoment() }));
      api.answers[STATUS] = ended;
      await pass(2_000);
      expect(await screen.findByRole('heading', { name: 'โอนเงินของรายการนี้ไปแล้ว?' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'สอบถามทีมงาน' })).toBeTruthy();
      expect(screen.queryAllByLabelText('เลือกรูปสลิป')).toHaveLength(transfer ? 1 : 0);
    },
  );
});

describe('giving up', () => {
  test('asks first, cancels, and comes back to the amount', async () => {
    confirmPopup.mockResolvedValue(true);
    api.answers[CANCEL] = { status: 'cancelled' };
    open(qr());
    await keys.click(screen.getByRole('button', { name: 'ยกเลิกรายการนี้' }));
    await waitFor(() => expect(amount()).toHaveProperty('value', '500'));
    expect(api.sent(CANCEL)).toEqual([{ ref: 'DEP00000001' }]);
    expect(screen.getByRole('heading', { name: 'เลือกช่องทางและจำนวนเงิน' })).toBe(document.activeElement);
    expect(toast).toHaveBeenCalledWith('ยกเลิกรายการฝากแล้ว');
  });

  test('a payment that was faster is shown as paid', async () => {
    confirmPopup.mockResolvedValue(true);
    api.answers[CANCEL] = { status: 'paid' };
    open(qr());
    await keys.click(screen.getByRole('button', { name: 'ยกเลิกรายการนี้' }));
    expect(await screen.findByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeTruthy();
  });

  test('waits on when the member thinks again', async () => {
    confirmPopup.mockResolvedValue(false);
    open(qr());
    await keys.click(screen.getByRole('button', { name: 'ยกเลิกรายการนี้' }));
    expect(api.sent(CANCEL)).toHaveLength(0);
    expect(screen.getByRole('img')).toBeTruthy();
  });
});

test('without an open way to deposit it says so', () => {
  renderView(<DepositView channels={[]} open={[]} contactUrl="#" />);
  expect(screen.getByText(/ยังไม่เปิดรับฝากเงิน/)).toBeTruthy();
});

test('focus moves to a QR that was just made, and not to one that waited', async () => {
  const { unmount } = open();
  await keys.type(amount(), '500');
  await generate();
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'สแกนเพื่อฝากเงิน' }));
  unmount();
  open(qr());
  expect(screen.getByRole('heading', { name: 'สแกนเพื่อฝากเงิน' })).not.toBe(document.activeElement);
});

test('QRs that wait are listed: one can be opened, and another made beside them', async () => {
  const qrs = [qr(), qr({ ref: 'DEP00000002', amount: 300 }), qr({ ref: 'DEP00000003', amount: 100 })];
  renderView(<DepositView channels={[channel]} open={qrs} contactUrl="#" />);
  expect(screen.getByRole('heading', { name: 'รายการอื่นที่รอชำระ (2)' })).toBeTruthy();
  await keys.click(screen.getByRole('button', { name: 'เปิด QR ยอด 300.00 บาท' }));
  expect(screen.getByRole('img', { name: /ยอด 300.00 บาท/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'เปิด QR ยอด 500.00 บาท' })).toBeTruthy();
  await keys.click(screen.getByRole('button', { name: 'ฝากยอดอื่น' }));
  expect(screen.getByRole('heading', { name: 'รายการที่รอชำระ (3)' })).toBeTruthy();
  expect(amount()).toHaveProperty('value', '');
});

test('money that does not fit is said where the QR stands', async () => {
  const arrived_at = '2025-06-15T12:00:00.000Z';
  open(qr());
  api.answers[STATUS] = {
    status: 'pending',
    credited: null,
    reason: null,
    arrivals: [{ amount: 450, currency: 'THB', status: 'waiting', why: 'amount', arrived_at }],
  };
  await pass(6_000);
  expect(screen.getByText('มีเงินเข้า 450.00 บาท ที่ไม่ตรงกับรายการนี้ ทีมงานกำลังตรวจสอบ')).toBeTruthy();
});

test('money that was somebody else’s says that it was not credited, whom to ask, and nothing of it', async () => {
  const arrival = { amount: null, currency: 'THB', status: 'other', why: 'payer' } as const;
  open(qr({ arrivals: [{ ...arrival, arrived_at: '2025-06-15T12:00:00.000Z' }] }));
  await pass(0);
  expect(screen.getByText('มีเงินเข้า ทีมงานตรวจสอบแล้วไม่ใช่เงินของคุณ จึงไม่ได้เพิ่มเข้ากระเป๋า')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'สอบถามทีมงาน' })).toBeTruthy();
  expect(screen.queryByText(/เพิ่มเข้ากระเป๋าแล้ว|กำลังตรวจสอบ เงิน/)).toBeNull();
});

test('a deposit that an operator paid with another amount says which', async () => {
  open(qr());
  api.answers[STATUS] = { status: 'paid', credited: 450.25, reason: null, arrivals: [] };
  await pass(6_000);
  expect(screen.getByText(/ฝากสำเร็จ 450.25 บาท/)).toBeTruthy();
});

describe('a transfer', () => {
  const bank: ChannelInfo = {
    ...channel,
    channel_id: 8,
    kind: 'bank',
    name: 'โอนผ่านธนาคาร',
    sub_channels: [
      { sub_channel_id: 1, name: 'ธนาคารกสิกรไทย', bank_code: '004' },
      { sub_channel_id: 3, name: 'ธนาคารไทยพาณิชย์', bank_code: '014', min: 300, max: 900 },
    ],
  };
  const transfer = {
    kind: 'bank',
    bank_code: '014',
    bank_name: 'ธนาคารไทยพาณิชย์',
    account_no: '1234567890',
    account_name: 'บริษัท ทดสอบ จำกัด',
  } as const;

  test('goes to the account that was chosen, within its limits, with satang of its own', async () => {
    api.answers[GENERATE] = qr({ payload: '', amount: 500.37, transfer });
    renderView(<DepositView channels={[channel, bank]} open={[]} contactUrl="#" />);
    await keys.click(screen.getByRole('radio', { name: /โอนผ่านธนาคาร/ }));
    await keys.click(screen.getByRole('radio', { name: /ไทยพาณิชย์/ }));
    expect(screen.queryByRole('button', { name: 'ฝาก 100 บาท' })).toBeNull();
    await keys.type(amount(), '901');
    await keys.click(screen.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }));
    expect(screen.getByText('ฝากได้สูงสุดครั้งละ 900 บาท')).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'ฝาก 500 บาท' }));
    await keys.click(screen.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }));
    expect(api.sent(GENERATE)[0]).toMatchObject({ channel_id: 8, sub_channel_id: 3, amount: 500 });
    expect(screen.getByText('฿ 500.37')).toBeTruthy();
    expect(screen.getByText('123-4-56789-0')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'คัดลอกเลขบัญชี' }));
    expect(await navigator.clipboard.readText()).toBe('1234567890');
  });

  test('to an account that was closed reads the accounts again and keeps what was typed', async () => {
    const closed = 'บัญชีที่เลือกปิดรับเงินฝากแล้ว กรุณาเลือกบัญชีหรือช่องทางอื่น';
    api.answers[GENERATE] = refusal(4317, closed);
    api.answers[CHANNELS] = lost;
    renderView(<DepositView channels={[bank]} open={[]} contactUrl="#" />);
    await keys.click(screen.getByRole('radio', { name: /ไทยพาณิชย์/ }));
    await keys.type(amount(), '512.25');
    const ask = () => keys.click(screen.getByRole('button', { name: 'ขอเลขบัญชีและยอดโอน' }));
    await ask();
    await pass(0);
    expect(screen.getByRole('radio', { name: /ไทยพาณิชย์/ })).toBeTruthy();
    api.answers[CHANNELS] = [channel, { ...bank, sub_channels: bank.sub_channels.slice(0, 1) }];
    await ask();
    await pass(0);
    expect(screen.queryByRole('radio', { name: /ไทยพาณิชย์/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /โอนผ่านธนาคาร/ })).toHaveProperty('checked', true);
    expect(screen.getByText(closed)).toBeTruthy();
    expect(amount()).toHaveProperty('value', '512.25');
    api.answers[GENERATE] = qr({ payload: '', amount: 512.25, transfer });
    await ask();
    expect(api.sent(GENERATE).at(-1)).toMatchObject({ channel_id: 8, sub_channel_id: 1, amount: 512.25 });
  });

  test('that ran out keeps the baht that were asked for', async () => {
    open(
      qr({ payload: '', amount: 500.37, transfer, expires_at: new Date(Date.now() + 2_000).toISOString() }),
    );
    api.answers[STATUS] = { status: 'expired', credited: null, reason: null, arrivals: [] };
    await pass(4_000);
    expect(screen.getByRole('heading', { name: 'ยอดโอนหมดเวลาแล้ว' })).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'ขอยอดโอนใหม่' }));
    expect(amount()).toHaveProperty('value', '500');
  });
});

test('the way and the amount from before the page came alive are those of the QR', async () => {
  const other = { ...channel, channel_id: 8, name: 'อีกทาง' };
  const view = (
    <DepositView channels={[channel, other]} open={[]} contactUrl="https://line.example/contact" />
  );
  comingAlive(pageAround(view), (page) => {
    choose(page, '8');
    type(page, '450.75', '#deposit-amount');
  });
  await generate();
  expect(api.sent(GENERATE)).toMatchObject([{ channel_id: 8, amount: 450.75 }]);
});

test('an amount is kept as soon as it can be typed: the page may go before anything else has come to it', async () => {
  renderView(<DepositView channels={[channel]} open={[]} contactUrl="#" />, {
    isLoggedIn: true,
    authUser: { memberId: 'm1' },
    userInfo: { firstName: 'สมหญิง' },
  });
  await keys.type(amount(), '450.75');
  window.dispatchEvent(new Event('pagehide'));
  expect(takeDepositDraft('m1').amount).toBe('450.75');
});

test('amounts that the own limit leaves no headroom for are dimmed, with why and from when on they fit', async () => {
  const headroom = {
    why: 'deposit',
    left: 200,
    frees: [
      { at: '2025-06-16T03:00:00.000Z', left: 400 },
      { at: '2025-06-17T03:00:00.000Z', left: 600 },
    ],
  } as const;
  // Comes when it is first shown; how long that takes is no matter of this test.
  await import('#components/payment/make/headroom-note.tsx');
  const wide = { ...channel, quick_amounts: [100, 300, 500, 1_000] };
  renderView(
    <DepositView
      channels={[wide]}
      open={[]}
      headroom={{ ...headroom, frees: [...headroom.frees] }}
      contactUrl="#"
    />,
  );
  const dimmed = (name: string) => screen.getByRole('button', { name }).matches(':disabled');
  expect(['ฝาก 100 บาท', 'ฝาก 300 บาท', 'ฝาก 500 บาท', 'ฝาก 1,000 บาท'].map(dimmed)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(await screen.findByText(/เหลือให้ฝากได้อีก 200.00 บาท/)).toBeTruthy();
  expect(screen.getByText(/^300 บาท ฝากได้ตั้งแต่ 16 มิ.ย. 68 10:00/)).toBeTruthy();
  expect(screen.getByText(/^500 บาท ฝากได้ตั้งแต่ 17 มิ.ย. 68 10:00/)).toBeTruthy();
  expect(screen.getByText('1,000 บาท เกินวงเงินที่ตั้งไว้')).toBeTruthy();
});

test('Back after another deposit was begun returns to the QR', async () => {
  const stop = watchBack();
  open(qr());
  await keys.click(screen.getByRole('button', { name: 'ฝากยอดอื่น' }));
  await pass(10);
  expect(amount()).toBeTruthy();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'สแกนเพื่อฝากเงิน' })).toBeTruthy();
  stop();
});
