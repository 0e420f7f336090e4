'use client';

import { useRepeatBill } from '#components/lotto/bills/repeat/use-repeat-bill.ts';
import { deskCopy } from '#components/lotto/desk-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { orderLines } from '#lib/lotto/draft/bill-draft.ts';
import { type BillDraft, type DraftOwner, draftOf } from '#stores/bill-drafts.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './unsent-draft.module.css';

interface UnsentDraftProps {
  /** Of a round that takes no bets any more. */
  readonly owner: DraftOwner;
  readonly kind: string;
}

function TakeOver({ owner, kind, draft }: UnsentDraftProps & { draft: BillDraft }) {
  const { lines, pack } = draft;
  const changeBillDraft = useArea('session', (state) => state.changeBillDraft);
  const { repeat, isBusy } = useRepeatBill({ kind, pack, lines: orderLines(lines) });
  return (
    <p className={styles.unsent}>
      <span>{deskCopy.unsent(lines.length)}</span>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        onClick={() => repeat(() => changeBillDraft(owner, { lines: [] }))}
      >
        {deskCopy.takeOver}
      </Button>
    </p>
  );
}

/** What was put together and not sent before its round closed, and a way to take it to the round of its kind that is open now. */
export function UnsentDraft({ owner, kind }: UnsentDraftProps) {
  const draft = useArea('session', (state) => draftOf(state.billDrafts, owner));
  if (draft.lines.length === 0 || draft.intent) return null;
  return <TakeOver owner={owner} kind={kind} draft={draft} />;
}
