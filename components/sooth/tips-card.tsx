import { soothCopy as copy } from '#components/sooth/copy.ts';
import type { SoothDetail, SoothRoom } from '#lib/api/sooth/queries.ts';
import styles from './sooth.module.css';

interface TipsCardProps {
  readonly tips: SoothRoom['tips'];
  readonly records: SoothDetail['records'];
  readonly shoes: number;
}

/** What each rule says of the next hand, how it did so far, what always banker would have done on the same hands, and how far guesses go. */
export function TipsCard({ tips, records, shoes }: TipsCardProps) {
  return (
    <section className={styles.card} aria-labelledby="sooth-tips">
      <h2 id="sooth-tips">{copy.tips}</h2>
      <p>{copy.independent}</p>
      <ul className={styles.rows}>
        {tips.map(({ rule, side }) => {
          const record = records.find((one) => one.rule === rule) ?? { said: 0, hits: 0, banker: 0 };
          return (
            <li key={rule} className={styles.row}>
              <span className={styles.cardHead}>
                <b>{copy.rule(rule)}</b>
                <b>{copy.side(side)}</b>
              </span>
              <span className={styles.muted}>{copy.meaning(rule)}</span>
              <span>{copy.record(record)}</span>
              {record.said > 0 && <span className={styles.muted}>{copy.base(record)}</span>}
              {record.said > 0 && <span className={styles.muted}>{copy.chance(record.said)}</span>}
            </li>
          );
        })}
      </ul>
      <p className={styles.muted}>{copy.sample(shoes)}</p>
      <p className={styles.muted}>{copy.theory}</p>
    </section>
  );
}
