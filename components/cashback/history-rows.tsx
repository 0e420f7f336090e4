import { ClaimButton, type Refusal } from '#components/cashback/claim-button.tsx';
import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import { DueLines, Formula } from '#components/cashback/formula.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { StatusBadge, type StatusTone } from '#components/ui/show/status-badge.tsx';
import type { CashbackDay, CashbackHistory } from '#lib/api/cashback/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import styles from './cashback.module.css';

interface HistoryRowsProps {
  readonly basis: CashbackBasis;
  readonly history: CashbackHistory;
  /** The day that stands above with its button. */
  readonly yesterday: string;
  readonly before: string | undefined;
  readonly onRefused: (refusal: Refusal | null) => void;
}

const tones: Readonly<Record<CashbackDay['status'], StatusTone>> = {
  open: 'waiting',
  claimed: 'done',
  over: 'lost',
  nothing: 'lost',
};

/** Closed days, newest first, each with its formula and by what it was put right, and the way to older ones. */
export function HistoryRows({ basis, history, yesterday, before, onRefused }: HistoryRowsProps) {
  return (
    <section className={styles.card} aria-labelledby="cashback-history">
      <h2 id="cashback-history">{copy.history}</h2>
      {history.rows.length === 0 && <p className={styles.muted}>{copy.noHistory}</p>}
      <ul className={styles.rows}>
        {history.rows.map((row) => (
          <li key={row.day} className={styles.row}>
            <div className={styles.rowHead}>
              <h3>{copy.day(row.day)}</h3>
              <b className={styles.due}>{copy.amount(row.due)}</b>
            </div>
            {row.left < 0 && <p className={styles.muted}>{copy.left(row.left)}</p>}
            <details>
              <summary>
                <span>{copy.detailOf(row)}</span>
                <StatusBadge tone={tones[row.status]}>{copy.status(row.status)}</StatusBadge>
              </summary>
              <Formula basis={basis} figures={row} />
              <DueLines row={row} />
            </details>
            {row.status === 'open' && row.day !== yesterday && (
              <ClaimButton basis={basis} row={row} onRefused={onRefused} />
            )}
          </li>
        ))}
      </ul>
      {history.before && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={loyaltyPaths.cashbackOf(basis, history.before)}
        >
          {copy.older}
        </a>
      )}
      {before !== undefined && (
        <a className={buttonClass({ variant: 'ghost' })} href={loyaltyPaths.cashbackOf(basis)}>
          {copy.newest}
        </a>
      )}
    </section>
  );
}
