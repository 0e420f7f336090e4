'use client';

import { dayCopy } from '#components/lotto/results/copy.ts';
import { paths } from '#lib/paths.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import styles from './round-list.module.css';

/** What a row shows of a draw; `time` is the Bangkok time at which it was drawn, the numbers what bets are held against. */
export interface DrawnRound {
  readonly roundId: string;
  readonly number: number;
  readonly time: string;
  readonly top3: string;
  readonly top2: string;
  readonly bottom2: string;
}

const figures = { top3: 'top_3', top2: 'top_2', bottom2: 'bottom_2' } as const;
const shown = ['top3', 'top2', 'bottom2'] as const;

/**
 * The rounds of one day, up to 88 of them, newest first. A client component, so that its rows reach the browser as the few
 * fields they show.
 */
export function RoundList({ rounds }: { rounds: readonly DrawnRound[] }) {
  return (
    <ul className={styles.list}>
      {rounds.map((round) => (
        <li key={round.roundId}>
          <a href={paths.result(round.roundId)} className={styles.row}>
            <span className={styles.name}>
              <b>{dayCopy.round(round.number)}</b>
              <small>{round.time}</small>
            </span>
            {shown.map((figure) => (
              <span key={figure} className={styles.figure}>
                <small>{betName(figures[figure])}</small>
                <b>{round[figure]}</b>
              </span>
            ))}
          </a>
        </li>
      ))}
    </ul>
  );
}
