import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createReadAgain } from './read-again.ts';

test.each([
  ['bill', '/lotto/bills', 'GET /api/promotion/progress'],
  ['wager', '/member/promotions', 'GET /api/promotion/mine'],
  ['wager', '/member/creditfree', 'GET /api/quest/list'],
  ['balance', '/member/promotions', 'GET /api/promotion/mine'],
] as const)(
  'news of a %s on %s: how far all is played is read once, and nothing that is not shown',
  async (kind, path, shown) => {
    vi.useFakeTimers();
    window.history.replaceState(null, '', path);
    const queryClient = new QueryClient();
    const read: string[] = [];
    const played = ['GET /api/promotion/progress', 'GET /api/promotion/mine', 'GET /api/quest/list'];
    for (const key of played) queryClient.setQueryData([key, {}], {});
    const observer = new QueryObserver(queryClient, {
      queryKey: [shown, {}],
      queryFn: () => read.push(shown),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const end = observer.subscribe(() => {});
    const { hear, stop: stopReading } = createReadAgain(queryClient, () => {});
    for (const id of ['a', 'b', 'c']) hear({ kind, id, what: 'settled' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toEqual([shown]);
    // What is shown next reads itself again.
    for (const key of played.filter((one) => one !== shown))
      expect(queryClient.getQueryState([key, {}])).toMatchObject({
        isInvalidated: true,
        fetchStatus: 'idle',
      });
    end();
    stopReading();
    vi.useRealTimers();
  },
);
