'use client';

import { ResultDue } from '#components/lotto/round/result-due.tsx';
import { DayRefresh } from '#components/lotto/rounds/day-refresh.tsx';

interface RoundWaitProps {
  /** Null once the result is there. */
  readonly resultAt: string | null;
  /** When the next round opens; null where it is open or nobody knows. */
  readonly opensAtMs: number | null;
}

/** What a round that takes no bets waits for, by the clock. */
export function RoundWait({ resultAt, opensAtMs }: RoundWaitProps) {
  return (
    <>
      {resultAt !== null && <ResultDue resultAt={resultAt} />}
      <DayRefresh changesAtMs={opensAtMs} isAwaited={false} />
    </>
  );
}
