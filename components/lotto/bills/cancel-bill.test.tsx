import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, ApiUnreachable } from '#lib/api/errors.ts';
import { renderView } from '#tests/render-view.tsx';
import { CancelBill } from './cancel-bill.tsx';

const { call, confirmPopup, errorPopup, toast, refresh } = vi.hoisted(() => ({
  call: vi.fn(),
  confirmPopup: vi.fn(),
  errorPopup: vi.fn(),
  toast: vi.fn(),
  refresh: vi.fn(),
}));
vi.mock('#lib/api/call.ts', () => ({ call }));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup, errorPopup }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const show = (leftMs = 600_000) => {
  const until = new Date(Date.now() + leftMs).toISOString();
  return renderView(<CancelBill billId="bill-1" stake={150} until={until} />);
};
const cancel = () => userEvent.click(screen.getByRole('button', { name: 'ยกเลิกโพยนี้' }));

beforeEach(() => {
  vi.resetAllMocks();
  confirmPopup.mockResolvedValue(true);
  call.mockResolvedValue({});
});

test('asks first, and does nothing when the member keeps the bill', async () => {
  confirmPopup.mockResolvedValue(false);
  show();
  await cancel();
  expect(confirmPopup).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
});

test('cancels, says what came back, and reads the bill and the balance again', async () => {
  const { queryClient } = show();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  await cancel();
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledWith('POST /api/lotto/bill/cancel', { bill_id: 'bill-1', agent_id: 31 });
  expect(toast).toHaveBeenCalledWith('ยกเลิกโพยแล้ว คืนเงิน 150.00 บาท', { variant: 'success' });
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['POST /api/member/wallets'] });
});

test.each([
  ['the refusal', new ApiRefusal(4122, 'ยกเลิกโพยได้ไม่เกินวันละ 4 ครั้ง'), /ไม่เกินวันละ 4 ครั้ง/],
  ['that the outcome is unknown', new ApiUnreachable('ไม่มีคำตอบ'), /ยังไม่ทราบว่ายกเลิกสำเร็จหรือไม่/],
])('shows %s, and reads the bill again', async (_, error, text) => {
  call.mockRejectedValue(error);
  show();
  await cancel();
  await waitFor(() => expect(errorPopup).toHaveBeenCalledWith({ text: expect.stringMatching(text) }));
  expect(toast).not.toHaveBeenCalled();
  expect(refresh).toHaveBeenCalledOnce();
});

test('is gone when the time to cancel has passed', async () => {
  show(-1_000);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
