import { changesCopy } from '#components/lotto/rates/copy.ts';
import type { TermsChange } from '#lib/api/lotto/queries.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './rates.module.css';

/** Every change of the round's rates, limits and controlled numbers since it opened, newest first. */
export function TermsChanges({ changes }: { changes: readonly TermsChange[] }) {
  return (
    <section className={styles.rules} aria-labelledby="terms-changes">
      <h2 id="terms-changes">{changesCopy.title}</h2>
      <p className={styles.note}>{changes.length === 0 ? changesCopy.none : changesCopy.kept}</p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.version} ${change.type} ${change.number ?? ''}`}>
              <time dateTime={change.at}>{formatThaiDateTime(change.at)}</time>
              <strong>{changesCopy.of(change)}</strong>
              <span>{` ${changesCopy.said(change)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
