import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reality } from '#lib/api/protection/queries.ts';
import { hearDue } from '#lib/live/session-due.ts';
import { FakeApi, lost } from '#tests/fake-api.ts';
import { renderView } from '#tests/render-view.tsx';
import { RealityDialog } from './reality-dialog.tsx';

const { router, confirmPopup } = vi.hoisted(() => ({
  router: { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() },
  confirmPopup: vi.fn(async () => true),
}));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('#lib/feedback/popup.ts', () => ({ confirmPopup }));

const READ = 'GET /api/member/protection/reality';
const SEEN = 'POST /api/member/protection/reality/seen';
const reality: Reality = {
  minutes: 60,
  started_at: '2025-06-15T12:00:00.000Z',
  due_at: '2025-06-15T13:00:00.000Z',
  net: -250.5,
  open: 660,
};
const NEXT = '2025-06-15T14:05:00.000Z';
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };
const keys = userEvent.setup({ delay: null });
const onClose = vi.fn();
const heard = vi.fn();
let api: FakeApi;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-15T13:05:00Z') });
  stop = hearDue(heard);
  api = new FakeApi({ [READ]: reality, [SEEN]: { ...reality, due_at: NEXT } });
});
afterEach(() => {
  stop();
  onClose.mockReset();
  heard.mockReset();
  vi.useRealTimers();
});
const open = () => renderView(<RealityDialog onClose={onClose} />, user);
const pastFirstSecond = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500);

test('it tells time and net result, takes no tap that was meant for the page, and goes on when it is answered', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'เวลาเล่นของคุณ' });
  expect(dialog.textContent).toContain('1 ชั่วโมง 5 นาที');
  expect(dialog.textContent).toContain('ได้เสียตั้งแต่เข้าสู่ระบบ−250.50 บาทรอผล660.00 บาท');
  expect(dialog.textContent).toContain('นับตั้งแต่เข้าสู่ระบบ 15 มิ.ย. 68 19:00 น. ');
  await keys.click(screen.getByRole('button', { name: 'เล่นต่อ' }));
  await keys.keyboard('{Escape}');
  expect(api.sent(SEEN)).toEqual([]);
  pastFirstSecond();
  api.answers[SEEN] = lost;
  await keys.click(screen.getByRole('button', { name: 'เล่นต่อ' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  api.answers[SEEN] = { ...reality, due_at: NEXT };
  await keys.keyboard('{Escape}');
  await waitFor(() => expect(heard).toHaveBeenCalledWith(NEXT));
  expect(onClose).toHaveBeenCalled();
});

test('what was answered in another tab is not shown again, and what cannot be read is left for later', async () => {
  api.answers[READ] = { ...reality, due_at: NEXT };
  const { unmount } = open();
  await waitFor(() => expect(heard).toHaveBeenCalledWith(NEXT));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  api.answers[READ] = lost;
  open();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('logging out is a way on, and so are the limits', async () => {
  api.answers['POST /api/logout'] = {};
  open();
  const link = await screen.findByRole('link', { name: /ตั้งวงเงิน/ });
  expect(link.getAttribute('href')).toBe('/member/protection');
  await keys.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
  await waitFor(() => expect(api.sent('POST /api/logout')).toHaveLength(1));
  expect(onClose).toHaveBeenCalled();
});
