import { rateChangesCopy } from '#components/lotto/rates/copy.ts';
import type { RateChange } from '#lib/api/lotto/queries.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './rates.module.css';

/** Every change of the kind's price list, also those to come, the latest first; nothing where there is none. */
export function RateChanges({ changes }: { changes: readonly RateChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.rules} aria-labelledby="rate-changes">
      <h2 id="rate-changes">{rateChangesCopy.title}</h2>
      <p className={styles.note}>{rateChangesCopy.kept}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.since} ${change.type} ${change.pack}`}>
            <time dateTime={change.since}>{rateChangesCopy.since(formatThaiDateTime(change.since))}</time>
            <strong>{rateChangesCopy.of(change)}</strong>
            <span>{` ${rateChangesCopy.said(change)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
