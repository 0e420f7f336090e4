import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiUnreachable } from '#lib/api/errors.ts';

const { readPublic } = vi.hoisted(() => ({ readPublic: vi.fn() }));
vi.hoisted(() => vi.resetModules());
vi.mock('#lib/loaders/public-content.ts', () => ({ readPublic }));
vi.mock('#lib/loaders/read.ts', () => ({ read: vi.fn() }));
const { loadPoll } = await import('./poll.ts');
afterAll(() => {
  vi.doUnmock('#lib/loaders/public-content.ts');
  vi.doUnmock('#lib/loaders/read.ts');
  vi.resetModules();
});

const stats = { total: 1 };
beforeEach(() =>
  readPublic.mockImplementation(async (key: string) => {
    if (key === 'GET /api/poll/config') return { config: { poll_id: 7 } };
    return key === 'GET /api/poll/stats' ? stats : {};
  }),
);

test('a poll is shown with its shares before any script runs', async () => {
  expect(await loadPoll(undefined)).toMatchObject({ stats });
  expect(readPublic).toHaveBeenCalledWith('GET /api/poll/stats', { poll_id: 7 });
});

test('without its shares a poll is shown all the same', async () => {
  readPublic.mockImplementation(async (key: string) => {
    if (key === 'GET /api/poll/stats') throw new ApiUnreachable();
    return { config: { poll_id: 7 } };
  });
  expect(await loadPoll(7)).toMatchObject({ stats: null });
});
