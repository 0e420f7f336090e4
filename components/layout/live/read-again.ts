import type { QueryClient } from '@tanstack/react-query';
import {
  changesOf,
  isReadOnce,
  isShownAt,
  type LiveChange,
  liveReads,
} from '#components/layout/live/out-of-date.ts';
import { unlistedReads } from '#lib/api/changes.ts';
import { hasLayers } from '#lib/back-layers.ts';
import type { News } from '#lib/live/news.ts';
import { waitOf } from '#lib/live/wait-of.ts';
import { markUnattended } from '#lib/member-activity/watch-activity.ts';
import { isOffline } from '#lib/network.ts';

/** How often what holds up a page is looked at. */
const AGAIN_MS = 1_000;

/** True for a read of another round than the news is of. */
function isOfOther(input: unknown, { id }: News): boolean {
  const of: unknown = Object(input).round_id;
  return id !== '' && of !== undefined && of !== id;
}

/** True while a wheel turns: its balance, history and board would tell the prize. */
const isPrizeHeld = () => document.querySelector('[data-holds-balance]') !== null;

/** What would tell the prize while a wheel turns. */
const TELLING: readonly LiveChange[] = ['wallet', 'played', 'points', 'granted'];

/** Reads again what is shown and out of date by the news; what comes while it waits to be read is read with it. */
export function createReadAgain(
  queryClient: QueryClient,
  refreshPage: () => void,
): { hear(news: News): void; stop(): void } {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function readUnlisted(news: News): void {
    if (isPrizeHeld()) later('unlisted', news, readUnlisted, AGAIN_MS);
    else void queryClient.invalidateQueries(unlistedReads);
  }

  function readAgain(change: LiveChange, news: News): void {
    if (TELLING.includes(change) && isPrizeHeld()) {
      later(`${change} ${news.id}`, news, () => readAgain(change, news), AGAIN_MS);
      return;
    }
    for (const key of liveReads[change])
      void queryClient.invalidateQueries({
        queryKey: [key],
        predicate: ({ queryKey }) => !isOfOther(queryKey[1], news),
      });
  }

  function later(name: string, news: News, act: (news: News) => void, ms = waitOf(news)): void {
    if (waiting.has(name)) return;
    const run = () => {
      waiting.delete(name);
      act(news);
    };
    waiting.set(name, setTimeout(run, ms));
  }

  function refresh(news: News): void {
    // Somebody may have gone to another page meanwhile.
    if (!isShownAt(window.location.pathname, news) || isOffline()) return;
    // An open dialog, or an order of which nobody knows what became, would go with the part that shows it.
    if (hasLayers() || document.querySelector('[data-undecided]')) later('page', news, refresh, AGAIN_MS);
    else {
      markUnattended();
      refreshPage();
    }
  }

  return {
    hear: (news) => {
      if (isShownAt(window.location.pathname, news)) later('page', news, refresh);
      if (news.kind === 'reset') later('unlisted', news, readUnlisted);
      for (const change of changesOf(news))
        later(isReadOnce(change) ? change : `${change} ${news.id}`, news, () => readAgain(change, news));
    },
    stop: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
