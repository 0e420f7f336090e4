import { resultCopy } from '#components/lotto/copy.ts';
import { KindSelect } from '#components/lotto/kind-select.tsx';
import { statsCopy } from '#components/lotto/results/copy.ts';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { loadStatistics } from '#lib/loaders/lotto/statistics.ts';
import { resultPaths } from '#lib/lotto/result-paths.ts';
import { paths } from '#lib/paths.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import type { Occurrence } from '#rules/lotto/odds/draw-statistics.ts';
import styles from './statistics-view.module.css';

type Statistics = Awaited<ReturnType<typeof loadStatistics>>;

function OccurrenceTable({ title, rows }: { title: string; rows: readonly Occurrence[] }) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {statsCopy.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, count, absent, longestAbsence }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{count}</td>
            <td>{absent}</td>
            <td>{longestAbsence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tables({ shown }: Pick<Statistics, 'shown'>) {
  const [top, bottom] = [betName('run_top'), betName('run_bottom')];
  const [topPair, bottomPair] = [betName('top_2'), betName('bottom_2')];
  return (
    <div className={styles.tables}>
      <OccurrenceTable title={statsCopy.digits(top)} rows={shown.topDigits} />
      <OccurrenceTable title={statsCopy.digits(bottom)} rows={shown.bottomDigits} />
      <OccurrenceTable title={statsCopy.frequent(topPair)} rows={shown.frequentTops} />
      <OccurrenceTable title={statsCopy.frequent(bottomPair)} rows={shown.frequentBottoms} />
      <OccurrenceTable title={statsCopy.absent(topPair)} rows={shown.absentTops} />
      <OccurrenceTable title={statsCopy.absent(bottomPair)} rows={shown.absentBottoms} />
    </div>
  );
}

/** How often digits and pairs came in past draws of a kind, and, before that, that this foretells nothing. */
export function StatisticsView({ kinds, kind, stretch, stretches, shown }: Statistics) {
  return (
    <>
      <PageHead
        title={statsCopy.title}
        lead={statsCopy.lead}
        back={{ href: paths.results(kind), label: resultCopy.all }}
      />
      <p className={styles.warning} role="note">
        {statsCopy.warning}
      </p>
      <KindSelect page={paths.lottoResults} chosen={kind} kinds={kinds} also={{ stats: String(stretch) }} />
      <LinkTabs
        label={statsCopy.stretches}
        tabs={stretches.map((draws) => ({
          label: statsCopy.stretch(draws),
          href: resultPaths.statistics(kind, draws),
          isCurrent: draws === stretch,
        }))}
      />
      {shown.draws === 0 ? (
        <EmptyState art="empty-results" title={statsCopy.empty} />
      ) : (
        <>
          <p className={styles.over}>{statsCopy.over(shown.draws)}</p>
          <Tables shown={shown} />
        </>
      )}
    </>
  );
}
