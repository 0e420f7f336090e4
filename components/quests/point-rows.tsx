import { questsCopy as copy } from '#components/quests/copy.ts';
import { buttonClass } from '#components/ui/form/button.tsx';
import type { PointHistory } from '#lib/api/quests/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './quests.module.css';

interface PointRowsProps {
  readonly history: PointHistory;
  readonly before: string | undefined;
}

/** What became of points, newest first, and the way to older ones. */
export function PointRows({ history, before }: PointRowsProps) {
  return (
    <section className={styles.card} aria-labelledby="quests-history">
      <h2 id="quests-history">{copy.history}</h2>
      {history.rows.length === 0 && <p className={styles.muted}>{copy.noHistory}</p>}
      <ul className={styles.rows}>
        {history.rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.rowHead}>
              <span>{copy.row(row)}</span>
              <b>{copy.change(row.points)}</b>
            </div>
            <div className={styles.rowHead}>
              <span className={styles.muted}>{formatThaiDateTime(row.at)}</span>
              <span className={styles.muted}>{copy.balance(row.balance)}</span>
            </div>
          </li>
        ))}
      </ul>
      {history.before && (
        <a className={buttonClass({ variant: 'secondary' })} href={loyaltyPaths.pointsBefore(history.before)}>
          {copy.older}
        </a>
      )}
      {before !== undefined && (
        <a className={buttonClass({ variant: 'ghost' })} href={loyaltyPaths.quests}>
          {copy.newest}
        </a>
      )}
    </section>
  );
}
