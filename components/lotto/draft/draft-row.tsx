import { memo } from 'react';
import { betBuilderCopy, draftCopy } from '#components/lotto/bet-builder-copy.ts';
import type { DraftActions } from '#components/lotto/draft/use-bill-draft.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { type DraftLine, faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { draftEdge, draftRate } from '#lib/lotto/draft/draft-wins.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { edgeText, isSteep } from '#rules/lotto/odds/house-edge.ts';
import { payoutOf, rateFromWire } from '#rules/lotto/payout.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import styles from './draft-list.module.css';

export interface DraftRowProps {
  readonly line: DraftLine;
  readonly terms: RoundTerms;
  readonly isClosed: boolean;
  readonly actions: DraftActions;
  /** Tells the member what happened. */
  readonly say: (what: string) => void;
}

/** What the server would say to this amount, as far as the page knows. */
function problemOf(line: DraftLine, terms: RoundTerms): string | undefined {
  const face = faceOf(line.amount);
  const limit = terms.limitOf(line.type);
  if (terms.limits.length > 0 && !(limit?.enabled && terms.rateOf(line.type))) return draftCopy.notOffered;
  if (face === null) return draftCopy.unpriced;
  if (limit && face < toSatang(limit.min)) return draftCopy.belowMin(limit.min);
  if (limit && face > toSatang(limit.max)) return draftCopy.aboveMax(limit.max);
  return undefined;
}

/** One bet of the draft: its number, its rate, its price, what it would pay, and what is special about the number. */
export const DraftRow = memo(function DraftRow({ line, terms, isClosed, actions, say }: DraftRowProps) {
  const name = betName(line.type);
  const control = terms.controlOf(line);
  const rate = draftRate(line, terms);
  const edge = draftEdge(line, terms);
  const isWarned = control?.control !== 'blocked' && isSteep(edge);
  const face = faceOf(line.amount);
  const problem = problemOf(line, terms);
  const handleRemove = () => {
    actions.remove(line);
    say(draftCopy.removed);
  };
  const noteId = `note-${betKey(line).replace(' ', '-')}`;
  return (
    <li data-control={control?.control}>
      <span className={styles.bet}>
        <small>{name}</small>
        <b>{line.number}</b>
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        aria-label={draftCopy.amountOf(name, line.number)}
        aria-describedby={control || problem || isWarned ? noteId : undefined}
        aria-invalid={problem ? true : undefined}
        data-unpriced={face === null || undefined}
        value={line.amount}
        disabled={isClosed}
        onChange={(event) => actions.setAmount(line, event.target.value)}
      />
      <span className={styles.win}>
        <small>{rateOf(rate)}</small>
        {face !== null && control?.control !== 'blocked' && (
          <span>
            <small>{draftCopy.win}</small>
            <span>{` ${formatBaht(payoutOf(face, rateFromWire(rate), terms.payoutCapSatang))}`}</span>
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={draftCopy.remove(name, line.number)}
        onClick={handleRemove}
        disabled={isClosed}
      >
        <Icon name="trash" size={20} />
      </button>
      {(control || problem || isWarned) && (
        <small id={noteId} className={styles.note}>
          {control && <span className={styles.badge}>{betBuilderCopy.control[control.control]}</span>}
          {isWarned && edge !== null && (
            <span className={styles.badge}>{draftCopy.steep(edgeText(edge))}</span>
          )}
          {problem && <span className={styles.problem}>{problem}</span>}
        </small>
      )}
    </li>
  );
});
