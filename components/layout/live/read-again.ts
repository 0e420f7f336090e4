import type { QueryClient } from '@tanstack/react-query';
import { type Change, changesOf, readsOf } from '#lib/api/changes.ts';
import type { News } from '#lib/live/news.ts';
import { waitOf } from '#lib/live/wait-of.ts';

/** True for a read of another thing than the news is of. */
function isOfOther(input: unknown, { id }: News): boolean {
  const of = Object(input).round_id;
  return id !== '' && of !== undefined && of !== id;
}

/** Reads again what is shown and out of date by the news; what comes while it waits to be read is read with it. */
export function createReadAgain(queryClient: QueryClient): { hear(news: News): void; stop(): void } {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function readAgain(change: Change, news: News): void {
    for (const key of readsOf[change])
      void queryClient.invalidateQueries({
        queryKey: [key],
        predicate: ({ queryKey }) => !isOfOther(queryKey[1], news),
      });
  }

  return {
    hear: (news) => {
      for (const change of changesOf(news.kind)) {
        const name = `${change} ${news.id}`;
        if (waiting.has(name)) continue;
        const act = () => {
          waiting.delete(name);
          readAgain(change, change === 'wallet' ? { kind: 'reset', id: '', what: '' } : news);
        };
        waiting.set(name, setTimeout(act, waitOf(news)));
      }
    },
    stop: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
