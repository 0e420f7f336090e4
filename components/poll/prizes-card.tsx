import { pollCopy as copy } from '#components/poll/copy.ts';
import type { PollConfig, PollWinners } from '#lib/api/poll/queries.ts';
import styles from './poll.module.css';

interface PrizesCardProps {
  readonly metadata: PollConfig['metadata'];
  readonly winners: PollWinners;
}

/** What can be won and from how many answers on; once it is drawn, who won. */
export function PrizesCard({ metadata: { prizes, prize_days: days }, winners }: PrizesCardProps) {
  if (prizes.length === 0) return null;
  const isDrawn = winners.phase === 'drawn';
  return (
    <>
      {isDrawn && (
        <section className={styles.card} aria-labelledby="poll-winners">
          <h2 id="poll-winners">{copy.winners}</h2>
          {winners.winners.length === 0 && <p>{copy.noWinners}</p>}
          <ul className={styles.rows}>
            {winners.winners.map(({ place, member, prize, ticket, given }) => (
              <li key={place} className={styles.row}>
                <span>{copy.winner(place, member)}</span>
                <span className={styles.muted}>{given ? copy.won(prize, ticket) : copy.notGiven}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.card} aria-labelledby="poll-prizes">
        <h2 id="poll-prizes">{copy.prizes}</h2>
        <ul className={styles.rows}>
          {prizes.map((prize) => (
            <li key={prize.place} className={styles.row}>
              <span>{copy.prize(prize)}</span>
              <span className={styles.muted}>{copy.opens(prize)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.muted}>{copy.days(days)}</p>
      </section>
    </>
  );
}
