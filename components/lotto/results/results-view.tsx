import { resultCopy } from '#components/lotto/copy.ts';
import { KindSelect } from '#components/lotto/kind-select.tsx';
import { ResultCard } from '#components/lotto/results/result-card.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { DrawResult, KindRates } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './results.module.css';

interface ResultsViewProps {
  readonly kinds: readonly KindRates[];
  readonly kind: string;
  readonly draws: readonly DrawResult[];
  /** Draw date to go on from; null on the last page. */
  readonly next: string | null;
  readonly isNewest: boolean;
}

/** Published draws of a kind, newest first, page by page. */
export function ResultsView({ kinds, kind, draws, next, isNewest }: ResultsViewProps) {
  const [newest] = draws;
  return (
    <>
      <PageHead title={resultCopy.title} lead={resultCopy.lead} />
      <KindSelect page={paths.lottoResults} chosen={kind} kinds={kinds} />
      {isNewest && newest?.tiers.some(({ prize }) => prize > 0) && (
        <p className={styles.checkLink}>
          <ButtonLink href={paths.ticketCheck(newest.round_id)} variant="secondary">
            {resultCopy.check}
          </ButtonLink>
        </p>
      )}
      {!newest && (
        <EmptyState art="empty-results" title={isNewest ? resultCopy.empty : resultCopy.emptyOlder}>
          {isNewest && resultCopy.emptyText}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {draws.map((draw) => (
          <li key={draw.round_id}>
            <ResultCard draw={draw} />
          </li>
        ))}
      </ul>
      <Pager
        label={resultCopy.all}
        newest={isNewest ? undefined : { label: resultCopy.newest, href: paths.results(kind) }}
        older={next ? { label: resultCopy.older, href: paths.results(kind, next) } : undefined}
      />
    </>
  );
}
