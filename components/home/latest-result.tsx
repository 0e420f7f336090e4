import { copy } from '#components/home/copy.ts';
import { DrawCard } from '#components/ui/show/draw-card.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import type { HomeFacts } from '#lib/loaders/home.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './home.module.css';

/** The newest published draws: first prize and the numbers that bets are settled by. */
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
        <DrawCard
          key={result.roundId}
          isLarge
          href={paths.result(result.roundId)}
          title={result.name}
          text={copy.drawOf(formatThaiDate(result.drawDate, 'long'), result.roundNo)}
          first={result.first}
          minor={result.minor}
          foot={
            <>
              {result.published && <small>{result.published}</small>}
              <small className={styles.source}>{copy.source(result.source)}</small>
            </>
          }
        />
      ))}
    </section>
  );
}
