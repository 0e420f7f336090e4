import { copy } from '#components/home/copy.ts';
import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import type { HomeFacts } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './home.module.css';

function Minor({ title, numbers }: { title: string; numbers: readonly string[] }) {
  return (
    <span>
      <small>{title}</small>
      <span className={styles.plates}>
        {numbers.map((number) => (
          <NumberPlate key={number} number={number} />
        ))}
      </span>
    </span>
  );
}

/** The newest published draw: first prize and the numbers that bets are settled by. */
export function LatestResult({ results }: Pick<HomeFacts, 'results'>) {
  return (
    <section aria-labelledby="latest-results">
      <SectionHeader
        id="latest-results"
        title={copy.latestResults}
        href={paths.lottoResults}
        linkText={copy.allResults}
      />
      {results.length === 0 && <p className={styles.empty}>{copy.noResults}</p>}
      {results.map((result) => (
        <a key={result.roundId} href={paths.result(result.roundId)} className={styles.result}>
          <strong>{result.name}</strong>
          <span>{copy.drawOf(formatThaiDate(result.drawDate, 'long'))}</span>
          <span className={styles.first}>
            <small>{copy.firstPrize}</small>
            {result.first.map((number) => (
              <NumberPlate key={number} number={number} tone="gold" />
            ))}
          </span>
          <span className={styles.minor}>
            <Minor title={copy.frontThree} numbers={result.frontThree} />
            <Minor title={copy.backThree} numbers={result.backThree} />
            <Minor title={copy.lastTwo} numbers={result.lastTwo} />
          </span>
          <small className={styles.source}>{copy.source(result.source)}</small>
        </a>
      ))}
    </section>
  );
}
