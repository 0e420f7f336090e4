import { listCopy } from '#components/lotto/bills/copy.ts';
import { billCopy } from '#components/lotto/copy.ts';
import type { BillTotals as Totals } from '#lib/api/lotto/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './bills.module.css';

/** What all bills of the filter cost and won together. */
export function BillTotals({ totals }: { totals: Totals }) {
  const { count, is_capped, face, charged, returned, won } = totals;
  if (count === 0) return null;
  const sums = [
    [billCopy.stake, face],
    ...(charged === face ? [] : [[billCopy.charged, charged] as const]),
    ...(returned > 0 ? [[billCopy.refund, returned] as const] : []),
  ] as const;
  return (
    <dl className={styles.totals}>
      <div className={styles.count}>
        <dt>{is_capped ? listCopy.capped(count) : listCopy.totals(count)}</dt>
      </div>
      {sums.map(([name, baht]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatBaht(baht)}</dd>
        </div>
      ))}
      <div className={won > 0 ? styles.won : undefined}>
        <dt>{listCopy.won}</dt>
        <dd>{formatBaht(won)}</dd>
      </div>
    </dl>
  );
}
