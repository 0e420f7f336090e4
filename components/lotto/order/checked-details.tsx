import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import type { BillLineProps } from '#components/lotto/order/bill-table.ts';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { edgeOf } from '#lib/lotto/draft/checked-bill.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import { edgeText, isSteep } from '#rules/lotto/odds/house-edge.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import { chanceText } from '#rules/lotto/odds/odds-text.ts';
import styles from './checked-row.module.css';

/** What opens at a line: the field of its amount, its odds, and its removal. */
export function CheckedDetails({
  line,
  chance,
  check,
  isFixed,
}: Omit<BillLineProps, 'limits' | 'isGrouped'>) {
  const typed = check.amountOf(line);
  const isUnpriced = faceOf(typed) === null;
  const edge = edgeOf(line, check.seen);
  const problemId = `amount-${betKey(line).replace(' ', '-')}`;
  return (
    <div className={styles.details}>
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
      {line.status !== 'refused' && (
        <button
          type="button"
          className={styles.remove}
          aria-label={draftCopy.remove(betName(line.type), line.number)}
          disabled={isFixed || check.isChecking}
          onClick={() => check.remove([line])}
        >
          <Icon name="trash" size={20} />
        </button>
      )}
      {isUnpriced && (
        <p id={problemId} className={styles.problem}>
          {draftCopy.unpriced}
        </p>
      )}
    </div>
  );
}
