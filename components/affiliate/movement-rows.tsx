import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import type { AffiliateMovements } from '#lib/api/affiliate/queries.ts';
import styles from './affiliate.module.css';

/** Commission by day and what was paid out in the month. */
export function MovementRows({ movements: { month, rows } }: { readonly movements: AffiliateMovements }) {
  return (
    <section className={styles.card} aria-labelledby="affiliate-movements">
      <h2 id="affiliate-movements">{copy.movements(month)}</h2>
      {rows.length === 0 && <p className={styles.muted}>{copy.noMovements}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.rowHead}>
              <span>{copy.movement(row.kind)}</span>
              <b>{copy.netOf(row.amount)}</b>
            </div>
            <span className={styles.muted}>{copy.when(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
