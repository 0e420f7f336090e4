import { ClaimButton, type Refusal } from '#components/cashback/claim-button.tsx';
import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import { DueLines } from '#components/cashback/formula.tsx';
import type { CashbackToday } from '#lib/api/cashback/queries.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import styles from './cashback.module.css';

interface YesterdayCardProps {
  readonly basis: CashbackBasis;
  readonly yesterday: CashbackToday['yesterday'];
  readonly onRefused: (refusal: Refusal | null) => void;
}

/** What yesterday brings, and until when it can be taken. */
export function YesterdayCard({ basis, yesterday, onRefused }: YesterdayCardProps) {
  const row = yesterday[basis];
  return (
    <section className={styles.card} aria-labelledby="cashback-claim">
      <div className={styles.rowHead}>
        <h2 id="cashback-claim">{copy.claim}</h2>
        <span className={styles.muted}>{copy.claimOf(yesterday.day)}</span>
      </div>
      {!row && <p>{yesterday.is_closed ? copy.nothing : copy.closing}</p>}
      {row && <DueLines row={row} />}
      {row?.status === 'open' && (
        <>
          <ClaimButton basis={basis} row={row} onRefused={onRefused} />
          <p className={styles.muted}>{copy.until(row.until)}</p>
        </>
      )}
      {row?.status === 'claimed' && <p role="status">{copy.claimed(row.due)}</p>}
      {row?.status === 'nothing' && <p>{copy.nothing}</p>}
      {row?.status === 'over' && <p>{copy.missed(row.due)}</p>}
      {row && row.left < 0 && <p className={styles.muted}>{copy.left(row.left)}</p>}
    </section>
  );
}
