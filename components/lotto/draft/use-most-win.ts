'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import type { DraftTerms } from '#lib/lotto/draft/draft-wins.ts';

type Count = (lines: readonly DraftLine[], terms: DraftTerms) => bigint;

/** The most that the draft can win, in satang; 0 until the code that counts it is there, which comes with the first line. */
export function useMostWin(lines: readonly DraftLine[], terms: DraftTerms): bigint {
  const [count, setCount] = useState<Count>();
  const later = useDeferredValue(lines);
  const isWanted = lines.length > 0 && !count;
  useEffect(() => {
    if (!isWanted) return;
    // Without it the draft says no less of what is bet.
    import('#lib/lotto/draft/most-win-of.ts').then(
      ({ mostWinOf }) => setCount(() => mostWinOf),
      () => undefined,
    );
  }, [isWanted]);
  return useMemo(() => count?.(later, terms) ?? 0n, [count, later, terms]);
}
