'use client';

import { useEffect, useSyncExternalStore } from 'react';

// Browser only: changed in effects, so a server render never sees anything but "nothing covers the page".
let covers = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  covers += by;
  for (const listener of listeners) listener();
}

/** Says that this component covers the page as long as it is there: nothing else may open by itself. */
export function useCoverPage(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => covers > 0,
    () => false,
  );
}
