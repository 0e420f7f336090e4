'use client';

import { useId } from 'react';
import { HowTo } from '#components/lotto/paste/how-to.tsx';
import { pasteCopy } from '#components/lotto/paste/paste-copy.ts';
import { PasteKeys } from '#components/lotto/paste/paste-keys.tsx';
import { SlipPreview } from '#components/lotto/paste/slip-preview.tsx';
import { SlipProblems } from '#components/lotto/paste/slip-problems.tsx';
import { useSlip } from '#components/lotto/paste/use-slip.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { DraftLine } from '#lib/lotto/draft/bill-draft.ts';
import { unreadLines } from '#rules/lotto/slip/slip.ts';
import { unreadOf } from '#rules/lotto/slip/unread-lines.ts';
import { typedAmount } from '#rules/money/baht.ts';
import styles from './paste-form.module.css';

interface PasteFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Answers whether they were added; if not, the text stays. */
  readonly onAdd: (bets: readonly DraftLine[]) => boolean;
  /** Sends the draft to be checked; absent for a visitor. */
  readonly onCheck?: () => void;
}

/** วางโพย: a slip that was written elsewhere, what was read of it, and every place that could not be read. */
export function PasteForm({ text, onText, onAdd, onCheck }: PasteFormProps) {
  const id = useId();
  const { slip, isReading } = useSlip(text);
  const { entries, problems } = slip;
  const handleAdd = (): boolean => {
    const bets = entries.map(({ type, number, satang }) => ({ type, number, amount: typedAmount(satang) }));
    const isAdded = onAdd(bets);
    if (isAdded) onText(unreadOf(text, problems));
    return isAdded;
  };
  const canAdd = entries.length > 0 && !isReading;
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{pasteCopy.label}</label>
      <textarea
        id={id}
        rows={7}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={'12=100x50\n863=20'}
        aria-describedby={`${id}-hint`}
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {pasteCopy.hint}
      </p>
      <PasteKeys text={text} onText={onText} fieldId={id} />
      <div role="status">{problems.length > 0 && <SlipProblems text={text} problems={problems} />}</div>
      <div className={styles.add}>
        <Button fullWidth variant="secondary" disabled={!canAdd} onClick={handleAdd}>
          {pasteCopy.add(entries.length, unreadLines(problems))}
        </Button>
        {onCheck && problems.length === 0 && entries.length > 0 && (
          <Button fullWidth disabled={!canAdd} onClick={() => handleAdd() && onCheck()}>
            {pasteCopy.addAndCheck}
          </Button>
        )}
      </div>
      <SlipPreview text={text} slip={slip} isReading={isReading} />
      <HowTo />
    </div>
  );
}
