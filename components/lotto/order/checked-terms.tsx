import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import type { CheckedLine } from '#lib/api/lotto/queries.ts';
import { faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import { edgeText, houseEdge, isSteep } from '#rules/lotto/odds/house-edge.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import { chanceText, rateText } from '#rules/lotto/odds/odds-text.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './checked-row.module.css';

interface CheckedTermsProps {
  readonly line: CheckedLine;
  /** Of the type; undefined where the round does not say. */
  readonly chance: number | undefined;
  readonly check: BillCheck;
  readonly isFixed: boolean;
}

/** What a line pays per baht, the field of its amount, its chance and what it would pay. */
export function CheckedTerms({ line, chance, check, isFixed }: CheckedTermsProps) {
  const typed = check.amountOf(line);
  const isUnpriced = faceOf(typed) === null;
  const rate = line.rate ?? check.seen[line.type]?.rate;
  const edge =
    rate === undefined ? null : houseEdge(line.type, line.number, rate, (line.discount ?? 0) * 100);
  const problemId = `amount-${betKey(line).replace(' ', '-')}`;
  return (
    <div className={styles.terms}>
      <label className={styles.amount}>
        <span aria-hidden="true">{dialogCopy.stake}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          aria-label={draftCopy.amountOf(betName(line.type), line.number)}
          aria-invalid={isUnpriced || undefined}
          aria-describedby={isUnpriced ? problemId : undefined}
          value={typed}
          disabled={isFixed}
          onChange={(event) => check.setAmount(line, event.target.value)}
        />
      </label>
      <dl>
        {rate !== undefined && (
          <div>
            <dt>{dialogCopy.rate}</dt>
            <dd>{rateText(rate)}</dd>
          </div>
        )}
        {line.status !== 'refused' && line.charged !== line.amount && (
          <div>
            <dt>{dialogCopy.charged}</dt>
            <dd>{formatBaht(line.charged)}</dd>
          </div>
        )}
        {line.status !== 'refused' && (
          <div>
            <dt>{dialogCopy.win}</dt>
            <dd className={styles.win}>{formatBaht(line.potential)}</dd>
          </div>
        )}
        {chance !== undefined && (
          <div>
            <dt>{dialogCopy.chance}</dt>
            <dd>{chanceText(isBetType(line.type) ? chanceOf(line.type, line.number) : chance)}</dd>
          </div>
        )}
        {edge !== null && (
          <div>
            <dt>{dialogCopy.edge}</dt>
            <dd data-steep={isSteep(edge) || undefined}>{edgeText(edge)}</dd>
          </div>
        )}
      </dl>
      {isUnpriced && (
        <p id={problemId} className={styles.problem}>
          {draftCopy.unpriced}
        </p>
      )}
    </div>
  );
}
