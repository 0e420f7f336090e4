import { useMemo } from 'react';
import { betBuilderCopy, draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { useMostWin } from '#components/lotto/draft/use-most-win.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { type DraftLine, totalOf } from '#lib/lotto/draft/bill-draft.ts';
import { chargeOfDraft } from '#lib/lotto/draft/draft-wins.ts';
import { paths } from '#lib/paths.ts';
import { formatBaht, shortBaht } from '#rules/money/baht.ts';
import styles from './total-bar.module.css';

interface TotalBarProps {
  readonly lines: readonly DraftLine[];
  readonly terms: RoundTerms;
  /** What happened last, shown and read out. */
  readonly said: string;
  readonly roundId: string;
  readonly isMember: boolean;
  readonly isClosed: boolean;
  /** True while the outcome of an order is unknown; the button then looks it up instead of sending. */
  readonly isUncertain: boolean;
  /** Whether the draft is open over the bar, on a phone. */
  readonly isSheetOpen: boolean;
  readonly onSheet: (isOpen: boolean) => void;
  readonly onCheck: () => void;
  /** Undefined while there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
}

/** Number of lines, total and the button that sends the bill; always visible. */
export function TotalBar({
  lines,
  terms,
  said,
  roundId,
  isMember,
  isClosed,
  isUncertain,
  isSheetOpen,
  onSheet,
  onCheck,
  onUndo,
}: TotalBarProps) {
  const [face, charged] = useMemo(
    () => [totalOf(lines).satang, chargeOfDraft(lines, terms)] as const,
    [lines, terms],
  );
  const total = formatBaht(charged);
  const most = useMostWin(lines, terms);
  return (
    <div data-undisturbed={lines.length > 0 || undefined} className={styles.bar}>
      <div className={styles.said}>
        <p role="status">{said}</p>
        {most > 0n && <small>{draftCopy.mostWin(shortBaht(most))}</small>}
      </div>
      <div className={styles.sum}>
        <output aria-live="polite" aria-label={draftCopy.totalSpoken(lines.length, total)}>
          <small>
            {draftCopy.lines(lines.length) + (face === charged ? '' : draftCopy.before(shortBaht(face)))}
          </small>
          <b>{`฿ ${total}`}</b>
        </output>
        <button
          type="button"
          className={styles.peek}
          aria-label={draftCopy.see}
          aria-expanded={isSheetOpen}
          aria-controls="draft"
          onClick={() => onSheet(!isSheetOpen)}
        >
          <Icon name="chevron-down" size={20} />
        </button>
      </div>
      {onUndo && !isClosed && (
        <button type="button" className={styles.undo} aria-label={draftCopy.undo} onClick={onUndo}>
          <Icon name="undo" size={20} />
          <span>{draftCopy.undo}</span>
        </button>
      )}
      {!isMember && (
        <ButtonLink href={paths.loginFor(paths.round(roundId))}>{betBuilderCopy.loginShort}</ButtonLink>
      )}
      {isMember && isUncertain && <Button onClick={onCheck}>{draftCopy.checkPending}</Button>}
      {isMember && !isUncertain && (
        <Button onClick={onCheck} disabled={isClosed || lines.length === 0}>
          {isClosed ? betBuilderCopy.closed : draftCopy.check}
        </Button>
      )}
    </div>
  );
}
