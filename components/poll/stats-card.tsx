'use client';

import { useQuery } from '@tanstack/react-query';
import { pollCopy as copy } from '#components/poll/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { type PollConfig, type PollStats, pollStatsQuery } from '#lib/api/poll/queries.ts';
import styles from './poll.module.css';

const REFRESH_MS = 15_000;

interface StatsCardProps {
  readonly pollId: number;
  readonly choices: PollConfig['choices'];
  readonly isOpen: boolean;
  /** As the page found them; null where they could not be read. */
  readonly first: PollStats | null;
}

/** How many answers each choice has; read again every 15 seconds while the poll is open and its page is looked at. */
export function StatsCard({ pollId, choices, isOpen, first }: StatsCardProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...pollStatsQuery(pollId),
    ...(first && { initialData: first }),
    // Those of an open poll grow while the page stands in the cache.
    ...(isOpen && { initialDataUpdatedAt: 0, refetchInterval: REFRESH_MS }),
  });
  const of = (id: number) => data?.choices.find(({ choice_id }) => choice_id === id)?.answers ?? 0;
  const isMissing = isError && !data;
  return (
    <section className={styles.card} aria-labelledby="poll-stats">
      <h2 id="poll-stats">{copy.stats(isOpen)}</h2>
      {isMissing && (
        <FormAlert>
          <p>{copy.statsFailed}</p>
          <Button
            variant="secondary"
            size="small"
            busy={isFetching && copy.statsWaiting}
            onClick={() => void refetch()}
          >
            {copy.again}
          </Button>
        </FormAlert>
      )}
      <ul className={styles.rows}>
        {choices.map(({ choice_id: id, text }) => (
          <li key={id} className={styles.row}>
            <span>{text}</span>
            {data && <span className={styles.muted}>{copy.share(of(id), data.total)}</span>}
            {!data && !isMissing && <span className={styles.muted}>{copy.statsWaiting}</span>}
            {data && (
              <progress className={styles.bar} max={data.total || 1} value={of(id)} aria-label={text} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
