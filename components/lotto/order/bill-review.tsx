import { betBuilderCopy } from '#components/lotto/bet-builder-copy.ts';
import { columns, groupLines } from '#components/lotto/order/bill-table.ts';
import { CheckedRow } from '#components/lotto/order/checked-row.tsx';
import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import type { OrderState } from '#components/lotto/order/use-bill-order.ts';
import { useRoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Button } from '#components/ui/form/button.tsx';
import { MoreRows, useMoreRows } from '#components/ui/show/use-more-rows.tsx';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import styles from './bill-dialog.module.css';

interface BillReviewProps {
  readonly roundId: string;
  readonly check: BillCheck;
  readonly state: OrderState;
  readonly isClosed: boolean;
}

/** Lines that keep the bill from being placed, and buttons that settle them all at once. */
function Obstacles({ check }: Pick<BillReviewProps, 'check'>) {
  const { refused, waiting } = check;
  return (
    <>
      {refused.length > 0 && (
        <div className={`${styles.obstacle} ${styles.refused}`}>
          <strong>{dialogCopy.refusedCount(refused.length)}</strong>
          <Button
            variant="danger"
            size="small"
            disabled={check.isChecking}
            onClick={() => check.remove(refused)}
          >
            {dialogCopy.removeRefused}
          </Button>
        </div>
      )}
      {waiting.length > 0 && (
        <div className={styles.obstacle}>
          <strong>{dialogCopy.yesCount(waiting.length)}</strong>
          {waiting.length > 1 && (
            <Button variant="ghost" size="small" onClick={() => check.agree(waiting, true)}>
              {dialogCopy.yesAll}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The bill line by line as the server would take it now. */
export function BillReview({ roundId, check, state, isClosed }: BillReviewProps) {
  const terms = useRoundTerms(roundId);
  const { checked, failure } = check;
  // Those that cannot be taken as they are come first and are all there.
  const { shown, more } = useMoreRows(check.shown.length, check.refused.length + check.waiting.length);
  return (
    <>
      <div role="alert">
        {isClosed && <p className={styles.alert}>{betBuilderCopy.closed}</p>}
        {isClosed && <p className={styles.kept}>{dialogCopy.closedText}</p>}
        {!isClosed && state.stage === 'refused' && <p className={styles.alert}>{state.message}</p>}
        {failure && <p className={styles.alert}>{failure}</p>}
      </div>
      {!checked && !failure && <p role="status">{dialogCopy.checking}</p>}
      {failure && !isClosed && failure !== dialogCopy.nothingLeft && (
        <Button variant="ghost" fullWidth busy={check.isChecking} onClick={() => check.check()}>
          {dialogCopy.again}
        </Button>
      )}
      {checked && failure === undefined && (
        <>
          {checked.acceptable && !isClosed && check.waiting.length === 0 && (
            <p className={styles.ok} role="status">
              {dialogCopy.allOk}
            </p>
          )}
          <Obstacles check={check} />
          <table className={styles.lines} aria-busy={check.isChecking || undefined}>
            <caption className="visually-hidden">{dialogCopy.lineTable}</caption>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {groupLines(check.shown.slice(0, shown)).map(({ key, type, lines }) => (
              <tbody key={key}>
                {lines.length > 1 && (
                  <tr>
                    <th scope="rowgroup" colSpan={columns.length} className={styles.type}>
                      {betName(type)}
                    </th>
                  </tr>
                )}
                {lines.map((line) => (
                  <CheckedRow
                    key={betKey(line)}
                    line={line}
                    isGrouped={lines.length > 1}
                    chance={terms.rateOf(type)?.chance}
                    limits={terms.limits}
                    check={check}
                    isFixed={isClosed || state.stage === 'sending'}
                  />
                ))}
              </tbody>
            ))}
          </table>
          <MoreRows {...more} />
        </>
      )}
    </>
  );
}
