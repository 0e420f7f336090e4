'use client';

import { NetLine } from '#components/lotto/bills/win/net-line.tsx';
import { usePage } from '#components/ui/page-context.tsx';
import { Celebration } from '#components/ui/show/celebration.tsx';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { isNewWin, wonOf } from '#lib/lotto/won-of.ts';

/** What is left of a bill that won, counted up, and confetti where it is more than its stake. */
export function WinShow({ bill }: { bill: Bill; onClose: () => void }) {
  const { nowMs } = usePage();
  const won = wonOf([bill]);
  const isNew = isNewWin([bill], nowMs);
  return (
    <>
      {isNew && won.net > 0n && <Celebration />}
      <NetLine won={won} isNew={isNew} />
    </>
  );
}
