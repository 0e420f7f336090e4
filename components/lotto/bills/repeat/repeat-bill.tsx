'use client';

import { actCopy } from '#components/lotto/bills/copy.ts';
import type { RepeatableBill } from '#components/lotto/bills/repeat/repeat-now.ts';
import { useRepeatBill } from '#components/lotto/bills/repeat/use-repeat-bill.ts';
import { Button } from '#components/ui/form/button.tsx';

/** Puts the lines of a bill into the draft of the round of its kind that is open now. Nothing is sent. */
export function RepeatBill({ bill }: { bill: RepeatableBill }) {
  const { repeat, isBusy } = useRepeatBill(bill);
  return (
    <Button variant="secondary" fullWidth busy={isBusy} onClick={() => repeat()}>
      {actCopy.repeat}
    </Button>
  );
}
