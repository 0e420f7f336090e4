import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import type { AffiliateConfig } from '#lib/api/affiliate/queries.ts';
import styles from './affiliate.module.css';

function Rates({ levels }: Pick<AffiliateConfig, 'levels'>) {
  return levels.map(({ level, rates }) => (
    <div key={level} className={styles.level}>
      <h3>{copy.level(level)}</h3>
      <dl className={styles.rates}>
        {rates.map(({ area, kind, label, percent }) => (
          <div key={`${area}/${kind}`}>
            <dt>{label}</dt>
            <dd>{copy.percent(percent)}</dd>
            <dd className={styles.muted}>{copy.example(percent)}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

/** Rates that hold, those that are announced, and the conditions. */
export function AffiliateTerms({ config }: { readonly config: AffiliateConfig }) {
  const { levels, next, yeekee_counted_percent: yeekeePercent } = config;
  return (
    <>
      <section className={styles.card} aria-labelledby="affiliate-rates">
        <h2 id="affiliate-rates">{copy.rates}</h2>
        <Rates levels={levels} />
        {next && (
          <>
            <p className={styles.muted}>{copy.nextRates(next.from)}</p>
            <Rates levels={next.levels} />
          </>
        )}
      </section>
      <section className={styles.card} aria-labelledby="affiliate-terms">
        <h2 id="affiliate-terms">{copy.terms}</h2>
        <ul className={styles.terms}>
          {copy.termsFirst(yeekeePercent).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <details className={styles.more}>
          <summary>{copy.termsAll}</summary>
          <ul className={styles.terms}>
            {copy.termsMore.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </details>
      </section>
    </>
  );
}
