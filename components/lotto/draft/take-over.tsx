'use client';

import { useRepeatBill } from '#components/lotto/bills/repeat/use-repeat-bill.ts';
import { Button } from '#components/ui/form/button.tsx';
import { orderLines } from '#lib/lotto/draft/bill-draft.ts';
import type { BillDraft, DraftOwner } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';
import { takeOverCopy } from './take-over-copy.ts';
import styles from './unsent-draft.module.css';

interface TakeOverProps {
  /** Of a round that takes no bets any more. */
  readonly owner: DraftOwner;
  readonly kind: string;
  readonly draft: BillDraft;
}

/** How many lines were not sent, and the button that takes them to the round that is open now. */
export function TakeOver({ owner, kind, draft }: TakeOverProps) {
  const { lines, pack } = draft;
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const { repeat, isBusy } = useRepeatBill({ kind, pack, lines: orderLines(lines) });
  return (
    <p className={styles.unsent}>
      <span>{takeOverCopy.unsent(lines.length)}</span>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        onClick={() => repeat(() => changeBillDraft(owner, { lines: [] }))}
      >
        {takeOverCopy.takeOver}
      </Button>
    </p>
  );
}
