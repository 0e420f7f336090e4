'use client';

import { useEffect, useState } from 'react';
import { readInSteps } from '#rules/lotto/slip/paste.ts';
import type { Slip } from '#rules/lotto/slip/slip.ts';

/** Reading holds up the screen no longer than this. */
const SLICE_MS = 6;
const nothing: Slip = { entries: [], problems: [] };

/** What a text says, read between frames when it is long; until then what stood there before. */
export function useSlip(text: string): { readonly slip: Slip; readonly isReading: boolean } {
  const [read, setRead] = useState({ text: '', slip: nothing });
  useEffect(() => {
    const steps = readInSteps(text);
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      const until = performance.now() + SLICE_MS;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (step.done) setRead({ text, slip: step.value });
      else timer = setTimeout(go);
    };
    go();
    return () => clearTimeout(timer);
  }, [text]);
  return { slip: read.slip, isReading: read.text !== text };
}
