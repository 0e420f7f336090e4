import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeApi, lost, refusal } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';

const { leaveFor, toast } = vi.hoisted(() => ({ leaveFor: vi.fn(), toast: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('#lib/leave.ts', () => ({ leaveFor, reloadPage: vi.fn(), here: () => '/member/protection' }));

const BAR = 'POST /api/member/protection/bar';
const WHO = 'GET /api/get_user_info';
beforeEach(() => {
  leaveFor.mockReset();
  toast.mockReset();
});

async function confirm(api: FakeApi) {
  const keys = userEvent.setup({ delay: null });
  const view = renderView(<ExclusionDialog length="day" onClose={vi.fn()} />);
  await keys.type(await screen.findByLabelText('กรอกรหัสผ่านเพื่อยืนยัน'), 'sabai-dee-99{Enter}');
  await vi.waitFor(() => expect(api.sent(BAR)).toHaveLength(1));
  return view;
}

test('a time-out whose answer was lost is looked up: it began, and the page that follows says so', async () => {
  await confirm(new FakeApi({ [BAR]: lost, [WHO]: refusal(401, 'หมดเวลา', { ended: 'barred' }) }));
  await vi.waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith('/login?over=barred&next=%2Fmember%2Fprotection'),
  );
  expect(screen.queryByText(/ยังไม่ทราบผล/)).toBeNull();
});

test('one for ever does not speak of its end', async () => {
  renderView(<ExclusionDialog length="permanent" onClose={vi.fn()} />);
  expect(await screen.findByText('แทงหวย เล่นเกม และฝากเงินไม่ได้อีก')).toBeDefined();
  expect(screen.queryByText(/ครบกำหนด/)).toBeNull();
});

test('one of which nothing is known says so where it was asked', async () => {
  await confirm(new FakeApi({ [BAR]: lost, [WHO]: lost }));
  expect(await screen.findByText(/ยังไม่ทราบผล หากเริ่มพักแล้ว/)).toBeDefined();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('what was refused after the dialog was left is said above the page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = async () => {
    await promise;
    return refusal(4008, 'รหัสผ่านไม่ถูกต้อง');
  };
  const dialog = await confirm(new FakeApi({ [BAR]: answer }));
  dialog.unmount();
  await act(async () => resolve());
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('รหัสผ่านไม่ถูกต้อง', { variant: 'error' }));
});
