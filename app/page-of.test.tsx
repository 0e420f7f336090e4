import { expect, test, vi } from 'vitest';
import { page } from '#app/page-of.tsx';
import { answerFragment, newRenderContext, withRenderContext } from '#lib/render-context.ts';

const { requireViewer, requireMember } = vi.hoisted(() => ({
  requireViewer: vi.fn(),
  requireMember: vi.fn(),
}));
vi.mock('#lib/loaders/viewer.ts', () => ({ requireViewer, requireMember }));
vi.mock('#components/layout/errors/not-found-screen.tsx', () => ({ NotFoundScreen: () => null }));

test('what a page for everybody shows is read beside who opens it', async () => {
  const viewer = Promise.withResolvers<unknown>();
  requireViewer.mockReturnValue(viewer.promise);
  const show = vi.fn().mockResolvedValue('shown');
  const shown = page('everyone', [], show)({});
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  viewer.resolve({ state: 'visitor' });
  expect(await shown).toBe('shown');
});

test('nothing of a member’s page is read before its member is known', async () => {
  requireMember.mockRejectedValue(new Error('sent home'));
  const show = vi.fn();
  await page('member', [], show)({}).catch(() => undefined);
  expect(show).not.toHaveBeenCalled();
});

test('a page for everybody is not shown to a session that ended, whatever was read', async () => {
  requireViewer.mockRejectedValue(new Error('sent to the login page'));
  const shown = page('everyone', [], async () => 'shown')({});
  expect(await shown.catch(() => 'refused')).not.toBe('shown');
});

/** What a page says of itself when it is asked with a query, and what it sees of that. */
async function said(
  who: 'everyone' | 'member',
  searchParams: Record<string, string | string[]>,
  isOwn = false,
) {
  requireViewer.mockResolvedValue({ state: 'visitor' });
  requireMember.mockResolvedValue({ state: 'member' });
  const context = newRenderContext(undefined);
  let seen: unknown;
  const show = async (props: { searchParams?: Promise<object> }) => {
    seen = await props.searchParams;
    if (isOwn) answerFragment(async () => ({}));
    return 'shown';
  };
  const asked = { searchParams: Promise.resolve(searchParams) };
  await withRenderContext(context, () => page(who, ['before'], show)(asked));
  return [context.cacheability, seen];
}

test('a page for everybody is the same for all who ask for what it reads, and sees nothing else of its address', async () => {
  expect(await said('everyone', {})).toEqual(['same', {}]);
  expect(await said('everyone', { before: '2025-06-01' })).toEqual(['same', { before: '2025-06-01' }]);
  expect(await said('everyone', { before: '2025-06-01', junk: '1' })).toEqual([
    'nothing',
    { before: '2025-06-01' },
  ]);
  expect(await said('everyone', { before: ['1', '2'] })).toEqual(['nothing', { before: ['1', '2'] }]);
  expect(await said('member', {})).toEqual(['nothing', {}]);
});

test('a page for members is the same for all who ask for what it reads where it says what is their own', async () => {
  expect(await said('member', {}, true)).toEqual(['same', {}]);
  expect(await said('member', { before: '2025-06-01' }, true)).toEqual(['same', { before: '2025-06-01' }]);
  expect(await said('member', { junk: '1' }, true)).toEqual(['nothing', {}]);
});
