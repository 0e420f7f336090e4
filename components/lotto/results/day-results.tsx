import { resultCopy } from '#components/lotto/copy.ts';
import { dayCopy } from '#components/lotto/results/copy.ts';
import { ResultCards } from '#components/lotto/results/result-cards.tsx';
import { RoundList } from '#components/lotto/results/round-list.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import type { ResultsOfDay } from '#lib/loaders/lotto/results.ts';
import { resultPaths } from '#lib/lotto/result-paths.ts';
import { paths } from '#lib/paths.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { bangkokTime, formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './results.module.css';

interface DayResultsProps {
  readonly kind: string;
  readonly draws: readonly DrawResult[];
  readonly ofDay: ResultsOfDay;
}

function drawnRound(draw: DrawResult) {
  const { top3, top2, bottom2 } = figuresOfKind(draw.kind, draw.tiers);
  return {
    roundId: draw.round_id,
    number: draw.round_no ?? 1,
    time: bangkokTime(new Date(draw.published_at)),
    top3: top3.join(' '),
    top2: top2.join(' '),
    bottom2: bottom2.join(' '),
  };
}

/** The draws of one day and the ways to the days beside it. */
export function DayResults({ kind, draws, ofDay }: DayResultsProps) {
  const { day, isSeveral, older, newer } = ofDay;
  const toDay = (date: string) => ({
    label: dayCopy.on(formatThaiDate(date)),
    href: resultPaths.ofDay(kind, date),
  });
  const said = formatThaiDate(day, 'long');
  return (
    <>
      {draws.length === 0 && (
        <EmptyState art="empty-results" title={dayCopy.empty(said)}>
          {dayCopy.emptyText}
        </EmptyState>
      )}
      {isSeveral && draws.length > 0 && (
        <>
          <h2 className={styles.dayTitle}>{dayCopy.title(said, draws.length)}</h2>
          <RoundList rounds={draws.map(drawnRound)} />
        </>
      )}
      {!isSeveral && <ResultCards draws={draws} />}
      <Pager
        label={resultCopy.all}
        newest={newer ? toDay(newer) : { label: resultCopy.newest, href: paths.results(kind) }}
        older={older ? toDay(older) : undefined}
      />
    </>
  );
}
