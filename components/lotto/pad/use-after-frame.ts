'use client';

import { useCallback, useEffect, useRef } from 'react';
import { writeWaiting } from '#stores/late-writes.ts';

type Work<Value> = () => Value;

/**
 * Does something once the frame that is being made is on the screen, so that a tap is answered before what follows from it.
 * `flush` does it now and answers what came of it, undefined when nothing waits: before the next tap, and before the page is put away.
 */
export function useAfterFrame<Value>() {
  const waiting = useRef<Work<Value>>(undefined);
  const flush = useCallback((): Value | undefined => {
    const work = waiting.current;
    waiting.current = undefined;
    return work?.();
  }, []);
  const after = useCallback(
    (work: Work<Value>) => {
      waiting.current = work;
      requestAnimationFrame(() => setTimeout(flush));
    },
    [flush],
  );
  useEffect(() => {
    const handleHidden = () => {
      if (!document.hidden || flush() === undefined) return;
      writeWaiting();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      flush();
    };
  }, [flush]);
  return { after, flush };
}
