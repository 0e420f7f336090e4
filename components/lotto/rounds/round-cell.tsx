import { roundsCopy } from '#components/lotto/rounds/copy.ts';
import type { DayRound } from '#lib/loaders/lotto/round-day.ts';
import { paths } from '#lib/paths.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import styles from './rounds.module.css';

/** One round of a day as one link, with what was drawn or how it stands. */
export function RoundCell({ round, isCurrent }: { round: DayRound; isCurrent: boolean }) {
  const { roundId, number, closesAt, stage, drawn } = round;
  return (
    <li id={isCurrent ? 'now' : undefined}>
      <a
        className={styles.round}
        data-stage={stage}
        href={paths.round(roundId)}
        aria-current={isCurrent || undefined}
      >
        <span>
          <span>{`${roundsCopy.round(number)} `}</span>
          <small>{bangkokTime(closesAt)}</small>
        </span>
        {drawn ? (
          <span className={styles.drawn}>
            <b>{drawn[0]}</b> <b>{drawn[1]}</b>
          </span>
        ) : (
          <span className={styles.stage}>{roundsCopy.stage[stage]}</span>
        )}
      </a>
    </li>
  );
}
