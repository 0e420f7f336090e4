import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiUnreachable, SessionExpired } from '#lib/api/errors.ts';
import { renderView } from '#tests/render-view.tsx';
import { useLogout } from './use-logout.ts';

const { call, setBearer, router, toast, confirmPopup } = vi.hoisted(() => ({
  call: vi.fn(),
  setBearer: vi.fn(),
  router: { replace: vi.fn(), refresh: vi.fn() },
  toast: vi.fn(),
  confirmPopup: vi.fn(),
}));
vi.mock('#lib/api/call.ts', () => ({ call }));
vi.mock('#lib/api/client.ts', () => ({ setBearer }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

function Leave() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      leave
    </button>
  );
}

const MEMBER = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };

async function leave() {
  const view = renderView(<Leave />, MEMBER);
  view.queryClient.setQueryData(['POST /api/member/wallets', {}], [{ balance: 1_000 }]);
  await userEvent.click(screen.getByText('leave'));
  return view;
}

beforeEach(() => {
  confirmPopup.mockResolvedValue(true);
  call.mockResolvedValue({});
});

test('asks first, and stays when the member stays', async () => {
  confirmPopup.mockResolvedValue(false);
  const { userArea } = await leave();
  expect(confirmPopup).toHaveBeenCalledWith(
    expect.objectContaining({ confirmText: 'ใช่แล้ว', cancelText: 'ยังอยู่กับเรา' }),
  );
  expect(call).not.toHaveBeenCalled();
  expect(userArea().isLoggedIn).toBe(true);
});

test.each([
  ['the session ends on the server', undefined],
  ['the session had ended already', new SessionExpired('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่')],
])('forgets the member and goes home: %s', async (_name, error) => {
  if (error) call.mockRejectedValue(error);
  const { userArea, queryClient } = await leave();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(call).toHaveBeenCalledWith('POST /api/logout', {}, { handleErrors: false });
  expect(setBearer).toHaveBeenCalledWith(undefined);
  expect(userArea()).toMatchObject({ isLoggedIn: false, authUser: null, userInfo: null });
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  expect(toast).toHaveBeenCalledWith('ออกจากระบบเรียบร้อยแล้ว', { variant: 'success' });
});

test('stays logged in when the server could not be told', async () => {
  call.mockRejectedValue(new ApiUnreachable('เชื่อมต่อไม่สำเร็จ'));
  const { userArea } = await leave();
  await waitFor(() => expect(toast).toHaveBeenCalledWith('เชื่อมต่อไม่สำเร็จ', { variant: 'error', ms: 3_000 }));
  expect(userArea().isLoggedIn).toBe(true);
  expect(setBearer).not.toHaveBeenCalled();
  expect(router.replace).not.toHaveBeenCalled();
});
