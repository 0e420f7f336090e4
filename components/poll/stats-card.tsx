'use client';

import { useQuery } from '@tanstack/react-query';
import { pollCopy as copy } from '#components/poll/copy.ts';
import { type PollConfig, pollStatsQuery } from '#lib/api/poll/queries.ts';
import styles from './poll.module.css';

const REFRESH_MS = 15_000;

interface StatsCardProps {
  readonly pollId: number;
  readonly choices: PollConfig['choices'];
  readonly isOpen: boolean;
}

/** How many answers each choice has; read again every 15 seconds while the poll is open and its page is looked at. */
export function StatsCard({ pollId, choices, isOpen }: StatsCardProps) {
  const { data } = useQuery({ ...pollStatsQuery(pollId), refetchInterval: isOpen && REFRESH_MS });
  const of = (id: number) => data?.choices.find(({ choice_id }) => choice_id === id)?.answers ?? 0;
  return (
    <section className={styles.card} aria-labelledby="poll-stats">
      <h2 id="poll-stats">{copy.stats}</h2>
      <ul className={styles.rows}>
        {choices.map(({ choice_id: id, text }) => (
          <li key={id} className={styles.row}>
            <span>{text}</span>
            <span className={styles.muted}>{data ? copy.share(of(id), data.total) : copy.statsWaiting}</span>
            <progress className={styles.bar} max={data?.total || 1} value={of(id)} aria-label={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
