'use client';

import { WinTitle } from '#components/lotto/bills/win/win-title.tsx';
import { usePage } from '#components/ui/page-context.tsx';
import type { Bill } from '#lib/api/lotto/queries.ts';
import { wonOf } from '#lib/lotto/won-of.ts';

/** How long a win is celebrated whenever its bill is opened. */
const CELEBRATED_MS = 86_400_000;

/** How a bill that won ended. */
export function WinEnding({ bill }: { bill: Bill }) {
  const { nowMs } = usePage();
  const isNew = bill.settled_at !== null && nowMs - Date.parse(bill.settled_at) < CELEBRATED_MS;
  return <WinTitle won={wonOf([bill])} isNew={isNew} />;
}
