import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { type BillLineProps, columns } from '#components/lotto/order/bill-table.ts';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import { rateOf } from '#components/lotto/rate-of.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { CheckedLine } from '#lib/api/lotto/queries.ts';
import { edgeOf, fittingAmount, isAgreed, type SeenPrices } from '#lib/lotto/draft/checked-bill.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { edgeText, isSteep } from '#rules/lotto/odds/house-edge.ts';
import { rateText } from '#rules/lotto/odds/odds-text.ts';
import styles from './checked-row.module.css';

interface LineNoteProps extends Omit<BillLineProps, 'chance' | 'isGrouped'> {
  /** True where it would be taken at another price than was shown. */
  readonly isAsking: boolean;
}

function Fixes({ line, limits, check, isFixed }: Omit<LineNoteProps, 'isAsking'>) {
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

/** What has to be said about a line before it is placed: why it is not taken, what is asked, that it pays far below its odds. */
export function LineNote({ line, limits, check, isFixed, isAsking }: LineNoteProps) {
  const isRefused = line.status === 'refused';
  const edge = edgeOf(line, check.seen);
  const steep = !isRefused && edge !== null && isSteep(edge) ? edge : null;
  if (!isRefused && !isAsking && steep === null) return null;
  return (
    <tr className={styles.below} data-status={line.status} data-asking={isAsking || undefined}>
      <td colSpan={columns.length}>
        {isRefused && <Fixes line={line} limits={limits} check={check} isFixed={isFixed} />}
        {steep !== null && <p className={styles.steep}>{draftCopy.steep(edgeText(steep))}</p>}
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
      </td>
    </tr>
  );
}
