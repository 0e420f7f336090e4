'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BetEntry } from '#components/lotto/bet-builder/bet-entry.tsx';
import { betBuilderCopy, draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { DraftList } from '#components/lotto/draft/draft-list.tsx';
import { PackChoice } from '#components/lotto/draft/pack-choice.tsx';
import { TotalBar } from '#components/lotto/draft/total-bar.tsx';
import { UnsentDraft } from '#components/lotto/draft/unsent-draft.tsx';
import { useBillDraft } from '#components/lotto/draft/use-bill-draft.ts';
import { usePack } from '#components/lotto/draft/use-pack.ts';
import { useBillWatch } from '#components/lotto/order/use-bill-watch.ts';
import { usePassed } from '#components/lotto/round/use-passed.ts';
import { billClosesAt, useRoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { VisitorNotePart } from '#components/lotto/round/visitor-note-part.tsx';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { totalOf } from '#lib/lotto/draft/bill-draft.ts';
import { useArea } from '#stores/provider.tsx';
import styles from './bet-builder.module.css';

const loadDraftSheet = () =>
  import('#components/lotto/draft/draft-sheet.tsx').then((module) => module.DraftSheet);
const loadBillDialog = () =>
  import('#components/lotto/order/bill-dialog.tsx').then((module) => module.BillDialog);

interface BetBuilderProps {
  readonly roundId: string;
  readonly kind: string;
  /** Lottery and draw, as the bill says it. */
  readonly draw: string;
  /** ISO instant. */
  readonly closesAt: string;
  /** Null for a visitor, who may put a bill together but not send it. */
  readonly memberId: string | null;
}

/** Where a bill of a round is put together: numbers on one side, the draft on the other, its total always in sight. */
export function BetBuilder({ roundId, kind, draw, closesAt, memberId }: BetBuilderProps) {
  const owner = { roundId, memberId };
  const pack = usePack(owner);
  const terms = useRoundTerms(roundId, pack.chosen);
  const control = useBillDraft(owner, terms.maxLines);
  const isClosed = usePassed(closesAt);
  const clearBill = useArea('lotto', (state) => state.forget);
  const list = useRef<HTMLElement>(null);
  const [isChecking, setChecking] = useState(false);
  /** On a phone the draft is a sheet over the bar. */
  const [isSheetOpen, openSheet] = useState(false);
  const [said, say] = useState('');
  useBillWatch(owner, !isChecking);
  // Opening a round forgets what was checked before.
  useEffect(() => clearBill(), [clearBill]);

  const { lines, intent } = control.draft;
  const isUncertain = intent !== null && intent.memberId === memberId;
  const handleCheck = () => {
    const { unpriced } = totalOf(lines);
    const isReady = isUncertain || unpriced.length === 0;
    openSheet(!isReady);
    if (isReady) return setChecking(true);
    say(draftCopy.fixPrices(unpriced.length));
    list.current?.querySelector<HTMLInputElement>('input[data-unpriced]')?.focus();
  };

  // A slip that was just added is in the draft only after this.
  const [isCheckDue, setCheckDue] = useState(false);
  const checkNow = useEffectEvent(handleCheck);
  useEffect(() => {
    if (!isCheckDue) return;
    setCheckDue(false);
    checkNow();
  }, [isCheckDue]);

  const handleUndo = () => {
    control.undo?.();
    say(draftCopy.undone);
  };

  return (
    <section data-undisturbed className={styles.betBuilder} aria-label={betBuilderCopy.title}>
      {isUncertain && (
        <p className={styles.uncertain} role="alert" data-undecided>
          {draftCopy.pending}
        </p>
      )}
      {isClosed && (
        <p className={styles.closed} role="alert">
          <strong>{betBuilderCopy.closed}</strong> {betBuilderCopy.closedText}
        </p>
      )}
      {isClosed && <UnsentDraft owner={owner} kind={kind} />}
      <fieldset className={styles.entry} disabled={isClosed}>
        <BetEntry
          control={control}
          terms={terms}
          memberId={memberId}
          say={say}
          onCheck={() => setCheckDue(true)}
          isKeyboardOn={!isClosed && !isChecking && !isSheetOpen}
        />
      </fieldset>
      {memberId === null && <VisitorNotePart roundId={roundId} />}
      <div className={styles.bill}>
        {terms.hasPacks && <PackChoice pack={pack} terms={terms} isClosed={isClosed || isUncertain} />}
        <div className={styles.dock}>
          <DraftList
            ref={list}
            lines={lines}
            actions={control.actions}
            terms={terms}
            isClosed={isClosed}
            repeats={control.repeats}
            say={say}
          />
          {isSheetOpen && (
            <LazyDialog
              load={loadDraftSheet}
              props={{ draft: list, onClose: () => openSheet(false) }}
              isQuiet
            />
          )}
          <TotalBar
            lines={lines}
            terms={terms}
            said={said}
            roundId={roundId}
            isMember={memberId !== null}
            isClosed={isClosed}
            isUncertain={isUncertain}
            isSheetOpen={isSheetOpen}
            onSheet={openSheet}
            onCheck={handleCheck}
            onUndo={control.undo && handleUndo}
          />
        </div>
      </div>
      {isChecking && memberId !== null && (
        <LazyDialog
          load={loadBillDialog}
          props={{
            ...{ roundId, memberId, draw, isClosed },
            closesAt: billClosesAt(terms, lines, closesAt),
            onClose: () => setChecking(false),
          }}
        />
      )}
    </section>
  );
}
