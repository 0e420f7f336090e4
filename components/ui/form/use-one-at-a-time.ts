'use client';

import { useRef } from 'react';

/**
 * Does something that takes a while once at a time. A busy button is drawn only when the page has time for it: on a slow phone
 * the second of two quick presses comes first, and would tell of one payment twice.
 */
export function useOneAtATime(act: () => Promise<unknown>): () => void {
  const isUnderWay = useRef(false);
  return () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void act().finally(() => {
      isUnderWay.current = false;
    });
  };
}
