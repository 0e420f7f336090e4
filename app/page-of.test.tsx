import { expect, test, vi } from 'vitest';
import { page } from '#app/page-of.tsx';

const { requireViewer, requireMember } = vi.hoisted(() => ({
  requireViewer: vi.fn(),
  requireMember: vi.fn(),
}));
vi.mock('#lib/loaders/viewer.ts', () => ({ requireViewer, requireMember }));
vi.mock('#components/layout/errors/not-found-screen.tsx', () => ({ NotFoundScreen: () => null }));
vi.mock('#lib/answer-status.ts', () => ({ answerMissing: vi.fn() }));

test('what a page for everybody shows is read beside who opens it', async () => {
  const viewer = Promise.withResolvers<unknown>();
  requireViewer.mockReturnValue(viewer.promise);
  const show = vi.fn().mockResolvedValue('shown');
  const shown = page('everyone', show)({});
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  viewer.resolve({ state: 'visitor' });
  expect(await shown).toBe('shown');
});

test('nothing of a member’s page is read before its member is known', async () => {
  requireMember.mockRejectedValue(new Error('sent home'));
  const show = vi.fn();
  await page('member', show)({}).catch(() => undefined);
  expect(show).not.toHaveBeenCalled();
});

test('a page for everybody is not shown to a session that ended, whatever was read', async () => {
  requireViewer.mockRejectedValue(new Error('sent to the login page'));
  const shown = page('everyone', async () => 'shown')({});
  expect(await shown.catch(() => 'refused')).not.toBe('shown');
});
