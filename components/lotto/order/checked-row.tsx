import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { CheckedTerms } from '#components/lotto/order/checked-terms.tsx';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { CheckedLine, RoundLimit } from '#lib/api/lotto/queries.ts';
import { fittingAmount, isAgreed, needsYes, type SeenPrices } from '#lib/lotto/draft/checked-bill.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { rateText } from '#rules/lotto/odds/odds-text.ts';
import styles from './checked-row.module.css';

interface CheckedRowProps {
  readonly line: CheckedLine;
  readonly chance: number | undefined;
  readonly limits: RoundLimit['types'];
  readonly check: BillCheck;
  /** True while nothing about the line can be changed. */
  readonly isFixed: boolean;
  /** True once the round takes nothing any more: what would be taken is no longer so. */
  readonly isClosed: boolean;
}

function Chip({ line, isAsking }: { line: CheckedLine; isAsking: boolean }) {
  if (line.status === 'half_pay') return <span data-tone="warning">{dialogCopy.halfPay}</span>;
  const tone = isAsking ? 'warning' : 'success';
  return <span data-tone={tone}>{isAsking ? dialogCopy.newRate : dialogCopy.ok}</span>;
}

function Fixes({ line, limits, check, isFixed }: Omit<CheckedRowProps, 'chance' | 'isClosed'>) {
  const baht = fittingAmount(line, limits);
  const isWaiting = isFixed || check.isChecking;
  return (
    <div className={styles.fixes}>
      <p>{line.message}</p>
      <span>
        {baht !== null && (
          <Button
            variant="secondary"
            size="small"
            disabled={isWaiting}
            onClick={() => check.reduce(line, baht)}
          >
            {dialogCopy.reduce(baht)}
          </Button>
        )}
        <Button variant="danger" size="small" disabled={isWaiting} onClick={() => check.remove([line])}>
          <span>{dialogCopy.remove}</span>
          <span className="visually-hidden">{`${betName(line.type)} ${line.number}`}</span>
        </Button>
      </span>
    </div>
  );
}

/** What the member is asked to agree to: half pay, another rate, another discount. */
function questionOf(line: CheckedLine, seen: SeenPrices): string {
  const rate = rateOf(line.rate ?? 0);
  const shown = seen[line.type];
  if (line.status === 'half_pay') return dialogCopy.acceptHalf(rate);
  if (line.rate === shown?.rate) return dialogCopy.acceptDiscount(line.discount ?? 0, shown.discount);
  return dialogCopy.acceptRate(rate, rateText(shown?.rate ?? 0));
}

/** One line of the bill: number, rate and the field of its amount; or why it cannot be taken and what would help. */
export function CheckedRow({ line, chance, limits, check, isFixed, isClosed }: CheckedRowProps) {
  const isAsking = needsYes(line, check.seen);
  return (
    <li className={styles.row} data-status={line.status} data-asking={isAsking || undefined}>
      <p className={styles.head}>
        <b>{line.number}</b>
        <span>{betName(line.type)}</span>
        {line.status !== 'refused' && !isClosed && <Chip line={line} isAsking={isAsking} />}
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
      </p>
      <CheckedTerms line={line} chance={chance} check={check} isFixed={isFixed} />
      {line.status === 'refused' && <Fixes line={line} limits={limits} check={check} isFixed={isFixed} />}
      {isAsking && (
        <label className={styles.yes}>
          <input
            type="checkbox"
            checked={isAgreed(line, check.agreed)}
            disabled={isFixed || check.isChecking}
            onChange={(event) => check.agree([line], event.target.checked)}
          />
          <span>{questionOf(line, check.seen)}</span>
        </label>
      )}
    </li>
  );
}
