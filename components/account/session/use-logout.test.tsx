import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#lib/api/call.ts';
import { setBearer, setCallingMember } from '#lib/api/caller.ts';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { useLogout } from './use-logout.ts';

const { leaveFor, reloadPage, router, toast, confirmPopup } = vi.hoisted(() => ({
  reloadPage: vi.fn(),
  leaveFor: vi.fn(),
  router: { replace: vi.fn(), refresh: vi.fn() },
  toast: vi.fn(),
  confirmPopup: vi.fn(),
}));
vi.mock('#lib/leave.ts', () => ({ leaveFor, reloadPage, here: () => '/' }));
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

const LOGOUT = 'POST /api/logout';
const BANKS = 'GET /api/agent/banks';
let api: FakeApi;
beforeEach(() => {
  confirmPopup.mockResolvedValue(true);
  api = new FakeApi({ [LOGOUT]: {}, [BANKS]: [] });
  setBearer('secret-token');
});

/** What the next call says of itself. */
async function bearerNow(): Promise<unknown> {
  await call(BANKS, {});
  return api.requests.at(-1)?.headers.Authorization;
}

test('asks first, and stays when the member stays', async () => {
  confirmPopup.mockResolvedValue(false);
  const { userArea } = await leave();
  expect(confirmPopup).toHaveBeenCalledWith(
    expect.objectContaining({ confirmText: 'ใช่แล้ว', cancelText: 'ยังอยู่กับเรา' }),
  );
  expect(api.requests).toEqual([]);
  expect(userArea().isLoggedIn).toBe(true);
});

test.each([
  ['the session ends on the server', {}, 1],
  ['the session had ended already', refusal(401, 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่'), 2],
])('forgets the member and goes home: %s', async (_name, said, times) => {
  api.answers[LOGOUT] = said;
  const { userArea, queryClient } = await leave();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(api.sent(LOGOUT)).toHaveLength(times);
  expect(leaveFor).not.toHaveBeenCalled();
  expect(await bearerNow()).toBeUndefined();
  expect(userArea()).toMatchObject({ isLoggedIn: false, authUser: null, userInfo: null });
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  expect(toast).toHaveBeenCalledWith('ออกจากระบบเรียบร้อยแล้ว', { variant: 'success' });
});

test('stays logged in when the server could not be told', async () => {
  api.answers[LOGOUT] = lost;
  const { userArea } = await leave();
  const failed = expect.stringMatching(/^เชื่อมต่อไม่สำเร็จ/);
  await waitFor(() => expect(toast).toHaveBeenCalledWith(failed, { variant: 'error', ms: 3_000 }));
  expect(userArea().isLoggedIn).toBe(true);
  expect(await bearerNow()).toBe('Bearer secret-token');
  expect(router.replace).not.toHaveBeenCalled();
});

test('somebody else who logged in meanwhile stays so, and the page becomes theirs once that was read', async () => {
  const message = 'มีการเข้าสู่ระบบด้วยบัญชีอื่น';
  // The session of this page ended with the other's login; the cookie is the other's.
  api.answers[LOGOUT] = () =>
    api.requests.at(-1)?.headers.Authorization ? refusal(401, 'หมดเวลา') : refusal(4020, message);
  setCallingMember('m1');
  const { userArea } = await leave();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(message, { variant: 'error', ms: 3_000 }));
  expect(api.requests.map(({ headers }) => headers['x-member-id'])).toEqual(['m1', 'm1']);
  expect(userArea().isLoggedIn).toBe(true);
  expect(router.replace).not.toHaveBeenCalled();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce(), { timeout: 4_000 });
  setCallingMember(undefined);
});
