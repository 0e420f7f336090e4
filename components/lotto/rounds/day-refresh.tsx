'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { serverNowMs } from '#lib/api/caller.ts';
import { markUnattended } from '#lib/member-activity/watch-activity.ts';
import { isOffline } from '#lib/network.ts';

const SECOND_MS = 1_000;
/** A page that is kept may be a little older than the change. */
const AFTER_CHANGE_MS = 1_500;
/** While a result is awaited, which only the server can tell. */
const AWAITING_MS = 15_000;

/** Reads the rounds of the page again when one of them changes by the server's clock, as long as somebody looks. */
export function DayRefresh({ changesAtMs, isAwaited }: { changesAtMs: number | null; isAwaited: boolean }) {
  const router = useRouter();
  const look = useEffectEvent((state: { lastMs: number }) => {
    const nowMs = serverNowMs();
    const isDue = changesAtMs !== null && nowMs >= changesAtMs + AFTER_CHANGE_MS;
    const isOld = nowMs - state.lastMs >= AWAITING_MS;
    // What is due and did not come is asked for again, but not every second.
    const isTime = isDue ? state.lastMs < changesAtMs || isOld : isAwaited && isOld;
    if (!isTime || document.hidden || isOffline()) return;
    state.lastMs = nowMs;
    markUnattended();
    router.refresh();
  });
  useEffect(() => {
    const state = { lastMs: serverNowMs() };
    const timer = setInterval(() => look(state), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
