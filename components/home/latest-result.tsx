import { copy } from '#components/home/copy.ts';
import { NumberPlate } from '#components/ui/number-plate.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { formatThaiDate } from '#contract/bangkok-time.ts';
import type { DrawResult } from '#contract/lotto.ts';
import type { HomeSeed } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';
import styles from './home.module.css';

function numbersOf(result: DrawResult, tier: string): readonly string[] {
  return result.tiers.find((one) => one.id === tier)?.numbers ?? [];
}

/** The newest published draw: first prize and the numbers that bets are settled by. */
export function LatestResult({ kinds }: Pick<HomeSeed, 'kinds'>) {
  const results = kinds.flatMap(({ latest }) => (latest ? [latest] : []));
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
        <a key={result.round_id} href={paths.result(result.round_id)} className={styles.result}>
          <strong>{result.kind_name}</strong>
          <span>{copy.drawOf(formatThaiDate(result.draw_date, 'long'))}</span>
          <span className={styles.first}>
            <small>{copy.firstPrize}</small>
            {numbersOf(result, 'first').map((number) => (
              <NumberPlate key={number} number={number} tone="gold" />
            ))}
          </span>
          <span className={styles.minor}>
            <span>
              <small>{copy.frontThree}</small>
              <span className={styles.plates}>
                {numbersOf(result, 'front_three').map((number) => (
                  <NumberPlate key={number} number={number} />
                ))}
              </span>
            </span>
            <span>
              <small>{copy.backThree}</small>
              <span className={styles.plates}>
                {numbersOf(result, 'back_three').map((number) => (
                  <NumberPlate key={number} number={number} />
                ))}
              </span>
            </span>
            <span>
              <small>{copy.lastTwo}</small>
              <span className={styles.plates}>
                {numbersOf(result, 'last_two').map((number) => (
                  <NumberPlate key={number} number={number} />
                ))}
              </span>
            </span>
          </span>
          <small className={styles.source}>{copy.source(result.source)}</small>
        </a>
      ))}
    </section>
  );
}
