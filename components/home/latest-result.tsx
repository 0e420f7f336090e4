import { copy } from '#components/home/copy.ts';
import { Ago } from '#components/ui/clock/ago.tsx';
import { DrawCard } from '#components/ui/show/draw-card.tsx';
import { Emblem } from '#components/ui/show/emblem.tsx';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import type { HomeFacts } from '#lib/loaders/home.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { paths } from '#lib/paths.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './rows.module.css';

type Row = HomeFacts['newest'][number];

/** A draw in a line: what bets are held against, and how long ago it was published. */
function ResultRow({
  row: { roundId, kind, name, drawDate, roundNo, publishedAt, top3, bottom2 },
}: {
  row: Row;
}) {
  return (
    <a href={paths.result(roundId)} className={styles.row} data-wide="">
      <Emblem art={kindArt(kind)} size={44} />
      <span className={styles.what}>
        <strong>{name}</strong>
        <small>{copy.drawOf(formatThaiDate(drawDate), roundNo)}</small>
        <Ago at={publishedAt} />
      </span>
      <span className={styles.side}>
        <small>{betName('top_3')}</small>
        <b>{top3}</b>
      </span>
      <span className={styles.side}>
        <small>{betName('bottom_2')}</small>
        <b>{bottom2}</b>
      </span>
    </a>
  );
}

/** The draws that were published last, and the newest of the first kind with its prizes. */
export function LatestResult({ newest, main }: Pick<HomeFacts, 'newest' | 'main'>) {
  return (
    <section aria-labelledby="latest-results" className={styles.section}>
      <SectionHeader
        id="latest-results"
        title={copy.latestResults}
        href={paths.lottoResults}
        linkText={copy.allResults}
      />
      {newest.length === 0 && !main && <p className={styles.empty}>{copy.noResults}</p>}
      {newest.length > 0 && (
        <ul className={styles.rows}>
          {newest.map((row) => (
            <li key={row.roundId}>
              <ResultRow row={row} />
            </li>
          ))}
        </ul>
      )}
      {main && (
        <DrawCard
          isLarge
          href={paths.result(main.roundId)}
          title={main.name}
          text={copy.drawOf(formatThaiDate(main.drawDate, 'long'), main.roundNo)}
          first={main.first}
          minor={main.minor}
          foot={<small>{copy.source(main.source)}</small>}
        />
      )}
    </section>
  );
}
