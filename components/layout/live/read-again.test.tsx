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

test.each([
  ['/redeem', 'GET /api/redemption/list'],
  ['/member/creditfree', 'GET /api/quest/list'],
  ['/member/wheel', 'GET /api/wheel/config_v2'],
] as const)(
  'news of an entitlement on %s: points and spins are read again, not while a wheel turns',
  async (path, shown) => {
    vi.useFakeTimers();
    window.history.replaceState(null, '', path);
    const queryClient = new QueryClient();
    let reads = 0;
    const observer = new QueryObserver(queryClient, {
      ...{ queryKey: [shown, {}], initialData: 0, staleTime: Number.POSITIVE_INFINITY },
      queryFn: () => (reads += 1),
    });
    const end = observer.subscribe(() => {});
    const { hear, stop: stopReading } = createReadAgain(queryClient, () => {});
    const turning = document.createElement('div');
    turning.dataset.holdsBalance = '';
    document.body.append(turning);
    hear({ kind: 'entitlement', id: '', what: '' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(reads).toBe(0);
    turning.remove();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(reads).toBe(1);
    end();
    stopReading();
    vi.useRealTimers();
  },
);
