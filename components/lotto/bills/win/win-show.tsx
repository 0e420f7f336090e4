'use client';

import { NetLine } from '#components/lotto/bills/win/net-line.tsx';
import { usePage } from '#components/ui/page-context.tsx';
import { Celebration } from '#components/ui/show/celebration.tsx';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { wonOf } from '#lib/lotto/won-of.ts';

/** How long a win is celebrated whenever its bill is opened. */
const CELEBRATED_MS = 86_400_000;

/** What is left of a bill that won, counted up, and confetti where it is more than its stake. */
export function WinShow({ bill }: { bill: Bill; onClose: () => void }) {
  const { nowMs } = usePage();
  const won = wonOf([bill]);
  const isNew = bill.settled_at !== null && nowMs - Date.parse(bill.settled_at) < CELEBRATED_MS;
  return (
    <>
      {isNew && won.net > 0n && <Celebration />}
      <NetLine won={won} isNew={isNew} />
    </>
  );
}
