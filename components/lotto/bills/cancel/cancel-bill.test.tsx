import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { placedBill } from '#tests/placed-bill.ts';
import { renderView } from '#tests/render-view.tsx';
import { CancelBill } from './cancel-bill.tsx';

const { confirmPopup, errorPopup, toast, refresh } = vi.hoisted(() => ({
  confirmPopup: vi.fn(),
  errorPopup: vi.fn(),
  toast: vi.fn(),
  refresh: vi.fn(),
}));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup, errorPopup }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const MAY = { error: 0, message: '', limit: 4, left: 3 };
const show = (leftMs = 600_000, cancelling = MAY) => {
  const until = new Date(Date.now() + leftMs).toISOString();
  return renderView(<CancelBill billId={BILL} charged={150} until={until} cancelling={cancelling} />);
};
const cancel = () => userEvent.click(screen.getByRole('button', { name: 'ยกเลิกโพยนี้' }));

const BILL = '01970000-0000-7000-8000-0000abcd1234';
const CANCEL = 'POST /api/lotto/bill/cancel';
let api: FakeApi;
beforeEach(() => {
  vi.resetAllMocks();
  confirmPopup.mockResolvedValue(true);
  api = new FakeApi({
    [CANCEL]: { ...placedBill({ lines: [] }), status: 'cancelled' },
    'POST /api/member/wallets': [],
  });
});

test('asks first, and does nothing when the member keeps the bill', async () => {
  confirmPopup.mockResolvedValue(false);
  show();
  await cancel();
  await waitFor(() => expect(confirmPopup).toHaveBeenCalledOnce());
  expect(api.requests).toEqual([]);
});

test('cancels, says what came back, and reads the bill and the balance again', async () => {
  const { queryClient } = show();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  await cancel();
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(api.sent(CANCEL)).toEqual([{ bill_id: BILL, agent_id: 31 }]);
  expect(toast).toHaveBeenCalledWith('ยกเลิกโพยแล้ว คืนเงิน 150.00 บาท', { variant: 'success' });
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['POST /api/member/wallets'] });
});

test.each([
  ['the refusal', refusal(4122, 'ยกเลิกโพยได้ไม่เกินวันละ 4 ครั้ง'), /ไม่เกินวันละ 4 ครั้ง/],
  ['that the outcome is unknown', lost, /ยังไม่ทราบว่ายกเลิกสำเร็จหรือไม่/],
])('shows %s, and reads the bill again', async (_, said, text) => {
  api.answers[CANCEL] = said;
  show();
  await cancel();
  await waitFor(() => expect(errorPopup).toHaveBeenCalledWith({ text: expect.stringMatching(text) }));
  expect(toast).not.toHaveBeenCalled();
  expect(refresh).toHaveBeenCalledOnce();
});

test('is gone when the time to cancel has passed, and says so', async () => {
  show(-1_000);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByText('หมดเวลายกเลิกโพยนี้แล้ว')).toBeDefined();
});

test('says how often it can still be done today, or why it cannot', async () => {
  const { unmount } = show();
  expect(screen.getByText('วันนี้ยกเลิกได้อีก 3 ครั้ง (วันละ 4 ครั้ง)')).toBeDefined();
  unmount();
  show(600_000, { error: 4122, message: 'ยกเลิกโพยได้ไม่เกินวันละ 4 ครั้ง', limit: 4, left: 0 });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('ยกเลิกโพยได้ไม่เกินวันละ 4 ครั้ง')).toBeDefined();
});
