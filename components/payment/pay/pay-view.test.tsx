import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DepositView } from '#components/payment/deposit-view.tsx';
import type { ChannelInfo, DepositEntry, DepositQr } from '#lib/api/payment/queries.ts';
import { useArea } from '#stores/provider.tsx';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { PayPage } from './pay-page.tsx';
import { PayView } from './pay-view.tsx';

const { navigate, toast, confirmPopup } = vi.hoisted(() => ({
  navigate: vi.fn(),
  toast: vi.fn(),
  confirmPopup: vi.fn(),
}));
vi.mock('#components/ui/navigation.tsx', () => ({ useNavigate: () => navigate }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup }));

const STATUS = 'GET /api/member/payment/inquiry_status';
const CONTACT = 'https://line.example/contact';
const channel: ChannelInfo = {
  channel_id: 7,
  kind: 'promptpay',
  name: 'พร้อมเพย์ QR',
  min: 100,
  max: 100_000,
  sub_channels: [{ sub_channel_id: 3, name: 'พร้อมเพย์' }],
  quick_amounts: [100, 500],
  expires_in_seconds: 900,
  receiver_name: 'บริษัท ทดสอบ จำกัด',
};
const qr = (changes: Partial<DepositQr> = {}): DepositQr => ({
  ref: 'DEP00000001',
  payload: '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE',
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
const short = {
  amount: 450,
  currency: 'THB',
  status: 'waiting',
  why: 'amount',
  arrived_at: '2025-06-15T12:01:00.000Z',
} as const;

const keys = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api = new FakeApi({
    [STATUS]: { status: 'pending', credited: null, reason: null, arrivals: [] },
    'GET /api/member/payment/open_qrs': [],
    'POST /api/member/wallets': [],
  });
});
afterEach(() => {
  vi.useRealTimers();
});
const open = (shown: DepositQr | null, all = shown ? [shown] : []) =>
  renderView(<PayView shown={shown} open={all} contactUrl={CONTACT} />);

test('nothing to pay leads to the deposit page', () => {
  open(null);
  expect(screen.getByRole('link', { name: 'ไปหน้าฝากเงิน' }).getAttribute('href')).toBe('/member/deposit');
});

test('asks again when told to, and says what it found or that nothing answers', async () => {
  open(qr());
  await keys.click(screen.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }));
  expect(api.sent(STATUS)).toHaveLength(1);
  await waitFor(() => expect(toast).toHaveBeenCalledWith('ยังไม่พบเงินเข้า กำลังตรวจสอบต่อ'));
  toast.mockClear();
  api.answers[STATUS] = lost;
  await keys.click(screen.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }));
  expect(await screen.findByText(/เชื่อมต่อไม่ได้ชั่วคราว/)).toBeTruthy();
  expect(toast).not.toHaveBeenCalled();
  api.answers[STATUS] = { status: 'paid', credited: 500, reason: null, arrivals: [] };
  await keys.click(screen.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }));
  expect(await screen.findByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeTruthy();
});

test('is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open(qr());
  await keys.click(screen.getByRole('button', { name: 'พิมพ์' }));
  expect(print).toHaveBeenCalledOnce();
});

test('paid short: what came, what becomes of it and whom to ask, with the deposit that is shown and others', async () => {
  open(qr({ arrivals: [short] }), [
    qr({ arrivals: [short] }),
    qr({ ref: 'DEP00000002', status: 'expired', arrivals: [{ ...short, amount: 70, why: 'payer' }] }),
  ]);
  expect(await screen.findByText('มีเงินเข้า 450.00 บาท ที่ไม่ตรงกับรายการนี้ ทีมงานกำลังตรวจสอบ')).toBeTruthy();
  const held = within(screen.getByRole('region', { name: 'เงินที่รอทีมงานตรวจสอบ' }));
  expect(held.getByText(/70.00 บาท จากบัญชีที่ชื่อไม่ตรง/)).toBeTruthy();
  expect(held.getByText(/ไม่สูญหาย/)).toBeTruthy();
  expect(held.getByRole('link', { name: 'สอบถามทีมงาน' }).getAttribute('href')).toBe(CONTACT);
  expect(held.getByRole('link', { name: 'รายการ DEP00000002' }).getAttribute('href')).toBe(
    '/member/payment?ref=DEP00000002',
  );
  expect(screen.queryByText('รายการที่รอชำระ (1)')).toBeNull();
});

test('paid without its satang: told so, and not to pay again, as soon as the page hears of it', async () => {
  open(qr({ amount: 500.83 }));
  const arrivals = [{ ...short, amount: 500, why: 'satang' as const }];
  api.answers[STATUS] = { status: 'pending', credited: null, reason: null, arrivals };
  await keys.click(screen.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }));
  expect(await screen.findByText(/500.00 บาท จากบัญชีชื่อคุณ แต่เศษสตางค์ไม่ตรงกับยอดที่แจ้ง ทีมงาน/)).toBeTruthy();
  expect(screen.getByText(/^ไม่ต้องโอนซ้ำ/)).toBeTruthy();
});

test('another deposit that waits takes the place of this one', async () => {
  open(qr(), [qr(), qr({ ref: 'DEP00000009', amount: 300 })]);
  await keys.click(screen.getByRole('button', { name: 'เปิด QR ยอด 300.00 บาท' }));
  expect(navigate).toHaveBeenCalledWith('/member/payment?ref=DEP00000009', { replace: true });
});

/** The payment page until a next deposit is wanted, then the deposit page, as the address leads. */
function Pages({ shown, waits }: { shown: DepositQr; waits: DepositQr }) {
  const wantsNext = useArea('payment', (state) => state.wantsNext);
  const [isNext, setNext] = useState(false);
  if (wantsNext && !isNext) setNext(true);
  if (isNext) return <DepositView channels={[channel]} open={[waits]} contactUrl={CONTACT} />;
  return <PayView shown={shown} open={[shown, waits]} contactUrl={CONTACT} />;
}

test('given up it says so, and the next one begins on the deposit page with the amount that was asked for', async () => {
  confirmPopup.mockResolvedValue(true);
  api.answers['POST /api/member/payment/cancel'] = { status: 'cancelled' };
  const transfer = {
    kind: 'bank',
    bank_code: '014',
    bank_name: 'ธนาคารไทยพาณิชย์',
    account_no: '1234567890',
    account_name: 'บริษัท ทดสอบ จำกัด',
  } as const;
  const shown = qr({ payload: '', amount: 500.37, transfer });
  const waits = qr({ ref: 'DEP00000009', amount: 300 });
  renderView(<Pages shown={shown} waits={waits} />);
  await keys.click(screen.getByRole('button', { name: 'ยกเลิกรายการนี้' }));
  expect(await screen.findByRole('heading', { name: 'ยกเลิกรายการฝากแล้ว' })).toBeTruthy();
  await keys.click(screen.getByRole('button', { name: 'ขอยอดโอนใหม่' }));
  expect(navigate).toHaveBeenCalledWith('/member/deposit');
  expect(screen.getByLabelText('จำนวนเงินที่ต้องการฝาก')).toHaveProperty('value', '500');
});

const entry = (changes: Partial<DepositEntry> = {}): DepositEntry => ({
  ref: 'DEP00000001',
  kind: 'promptpay',
  channel_name: 'พร้อมเพย์ QR',
  amount: 500,
  status: 'paid',
  credited: 500,
  reason: null,
  refused: false,
  asked_at: '2025-06-15T12:00:00.000Z',
  expires_at: '2025-06-15T12:15:00.000Z',
  ended_at: '2025-06-15T12:03:00.000Z',
  arrivals: [],
  ...changes,
});
const own = { open: [], contactUrl: CONTACT };
const page = (shown: DepositQr | null, past: DepositEntry | null = null) =>
  renderView(<PayPage own={{ ...own, shown, past }} />);

test('the head of the page says what is so: nothing, a deposit to pay, its end, or one of long ago', async () => {
  const { unmount } = page(null);
  expect(screen.getByText('ตอนนี้ไม่มีรายการให้ชำระ')).toBeTruthy();
  expect(screen.queryByText(/สแกนหรือโอน/)).toBeNull();
  unmount();
  const paying = page(qr());
  expect(screen.getByText(/สแกนหรือโอนให้ตรงยอด/)).toBeTruthy();
  api.answers[STATUS] = { status: 'paid', credited: 500, reason: null, arrivals: [] };
  await keys.click(screen.getByRole('button', { name: 'โอนแล้ว? ตรวจสอบอีกครั้ง' }));
  expect(await screen.findByText(/รายการนี้สิ้นสุดแล้ว/)).toBeTruthy();
  expect(screen.queryByText(/สแกนหรือโอนให้ตรงยอด/)).toBeNull();
  paying.unmount();
  page(null, entry());
  // Told as it was: nothing is celebrated again, and nothing asks to be paid.
  expect(screen.getByText('เงินเข้าแล้ว')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'เงินเข้าแล้ว!' })).toBeNull();
  expect(screen.getByText(/เงินเข้าเมื่อ 15 มิ.ย. 68 19:03/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ประวัติการฝาก' }).getAttribute('href')).toBe(
    '/member/deposit/history',
  );
});
