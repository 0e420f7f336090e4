import { resultCopy } from '#components/lotto/copy.ts';
import { KindSelect } from '#components/lotto/kind-select.tsx';
import { dayCopy, statsCopy, ticketsCopy } from '#components/lotto/results/copy.ts';
import { DayForm } from '#components/lotto/results/day-form.tsx';
import { DayResults } from '#components/lotto/results/day-results.tsx';
import { ResultCards } from '#components/lotto/results/result-cards.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { DrawResult, KindRates } from '#lib/api/lotto/queries.ts';
import type { ResultsOfDay } from '#lib/loaders/lotto/results.ts';
import { resultPaths } from '#lib/lotto/result-paths.ts';
import { paths } from '#lib/paths.ts';
import styles from './results.module.css';

interface ResultsViewProps {
  readonly kinds: readonly KindRates[];
  readonly kind: string;
  readonly draws: readonly DrawResult[];
  /** Draw date to go on from; null on the last page. */
  readonly next: string | null;
  readonly isNewest: boolean;
  /** Where the draws are those of one day. */
  readonly ofDay: ResultsOfDay | null;
}

type DrawPagesProps = Omit<ResultsViewProps, 'kinds' | 'ofDay'>;

function DrawPages({ kind, draws, next, isNewest }: DrawPagesProps) {
  return (
    <>
      {draws.length === 0 && (
        <EmptyState art="empty-results" title={isNewest ? resultCopy.empty : resultCopy.emptyOlder}>
          {isNewest && resultCopy.emptyText}
        </EmptyState>
      )}
      <ResultCards draws={draws} />
      <Pager
        label={resultCopy.all}
        newest={isNewest ? undefined : { label: resultCopy.newest, href: paths.results(kind) }}
        older={next ? { label: resultCopy.older, href: paths.results(kind, next) } : undefined}
      />
    </>
  );
}

/** Published draws of a kind, newest first, page by page; of a kind with several a day, and where one is asked for, day by day. */
export function ResultsView({ kinds, kind, draws, next, isNewest, ofDay }: ResultsViewProps) {
  const [newest] = draws;
  return (
    <>
      <PageHead title={resultCopy.title} lead={resultCopy.lead} />
      <KindSelect page={paths.lottoResults} chosen={kind} kinds={kinds} />
      <div className={styles.tools}>
        <details className={styles.day} open={ofDay !== null && !isNewest}>
          <summary className={buttonClass({ variant: 'ghost', size: 'small' })}>{dayCopy.pick}</summary>
          <DayForm kind={kind} day={ofDay?.day} />
        </details>
        <ButtonLink href={resultPaths.statistics(kind)} variant="ghost" size="small">
          {statsCopy.open}
        </ButtonLink>
        {isNewest && newest?.tiers.some(({ prize }) => prize > 0) && (
          <>
            <ButtonLink href={resultPaths.ticketCheck(newest.round_id)} variant="ghost" size="small">
              {resultCopy.check}
            </ButtonLink>
            <ButtonLink href={resultPaths.tickets()} variant="ghost" size="small">
              {ticketsCopy.open}
            </ButtonLink>
          </>
        )}
      </div>
      {ofDay ? (
        <DayResults kind={kind} draws={draws} ofDay={ofDay} />
      ) : (
        <DrawPages kind={kind} draws={draws} next={next} isNewest={isNewest} />
      )}
    </>
  );
}
