import Link from 'next/link';
import { resultCopy } from '#components/lotto/copy.ts';
import { EmptyNote } from '#components/lotto/empty-note.tsx';
import { PageHead } from '#components/lotto/page-head.tsx';
import { ResultCard } from '#components/lotto/result-card.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { DrawResult } from '#lib/api/lotto/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './results.module.css';

interface ResultsViewProps {
  readonly draws: readonly DrawResult[];
  /** Draw date to go on from; null on the last page. */
  readonly next: string | null;
  readonly isNewest: boolean;
}

/** Published draws, newest first, page by page. */
export function ResultsView({ draws, next, isNewest }: ResultsViewProps) {
  const [newest] = draws;
  return (
    <>
      <PageHead title={resultCopy.title} lead={resultCopy.lead} />
      {newest && isNewest && (
        <p className={styles.checkLink}>
          <ButtonLink href={paths.ticketCheck(newest.round_id)} variant="secondary">
            {resultCopy.check}
          </ButtonLink>
        </p>
      )}
      {!newest && (
        <EmptyNote art="empty-results" title={isNewest ? resultCopy.empty : resultCopy.emptyOlder}>
          {isNewest && resultCopy.emptyText}
        </EmptyNote>
      )}
      <ul className={styles.list}>
        {draws.map((draw) => (
          <li key={draw.round_id}>
            <ResultCard draw={draw} />
          </li>
        ))}
      </ul>
      <nav className={styles.pages} aria-label={resultCopy.all}>
        {!isNewest && (
          <Link href={paths.lottoResults} prefetch={false}>
            {resultCopy.newest}
          </Link>
        )}
        {next && (
          <Link href={paths.resultsBefore(next)} prefetch={false}>
            {resultCopy.older}
          </Link>
        )}
      </nav>
    </>
  );
}
