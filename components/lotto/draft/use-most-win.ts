'use client';

import { useEffect, useState } from 'react';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import type { DraftTerms } from '#lib/lotto/draft/draft-wins.ts';

/** It is counted over every result, so not between two numbers that are keyed after each other. */
const REST_MS = 700;

/** The most that the draft can win, in satang; 0 until the code that counts it is there, which comes with the first line. */
export function useMostWin(lines: readonly DraftLine[], terms: DraftTerms): bigint {
  const [most, setMost] = useState(0n);
  useEffect(() => {
    if (lines.length === 0) return setMost(0n);
    let isCurrent = true;
    const count = async () => {
      const { mostWinOf } = await import('#lib/lotto/draft/most-win-of.ts');
      if (isCurrent) setMost(mostWinOf(lines, terms));
    };
    // Without it the draft says no less of what is bet.
    const timer = setTimeout(() => count().catch(() => undefined), REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lines, terms]);
  return most;
}
