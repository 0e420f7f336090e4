'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** What opens or asks by itself, in the order in which it comes: never two at once. */
const ORDER = ['offer', 'consent', 'announcement'] as const;
type Turn = (typeof ORDER)[number];

// Browser only: changed in effects, so a server render never sees anybody waiting.
const waiting: Turn[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isFirst(turn: Turn): boolean {
  return ORDER.slice(0, ORDER.indexOf(turn)).every((before) => !waiting.includes(before));
}

/** True while it is this one's turn: nothing that comes before it is there. `isThere` says that this one is. */
export function useTurn(turn: Turn, isThere: boolean): boolean {
  useEffect(() => {
    if (!isThere) return;
    waiting.push(turn);
    tell();
    return () => {
      waiting.splice(waiting.indexOf(turn), 1);
      tell();
    };
  }, [turn, isThere]);
  return useSyncExternalStore(
    subscribe,
    () => isFirst(turn),
    () => false,
  );
}
