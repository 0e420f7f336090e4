import { drawOf } from '#components/lotto/draw-of.ts';
import { roundCopy } from '#components/lotto/round/copy.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Emblem } from '#components/ui/show/emblem.tsx';
import type { Round } from '#lib/api/lotto/queries.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { bangkokDate, bangkokTime, formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './round-view.module.css';

/** The clock time alone on the day of the draw, which stands above it. */
function whenIn({ closes_at, draw_date }: Round): string {
  return bangkokDate(closes_at) === draw_date
    ? `${bangkokTime(closes_at)} น.`
    : formatThaiDateTime(closes_at);
}

/** Which round this is and the time left to bet, in two lines beside each other on a phone also days before the draw. */
export function RoundHead({ round }: { round: Round }) {
  return (
    <header className={styles.head}>
      <Emblem art={kindArt(round.kind)} size={44} />
      <h1>
        <span>{round.kind_name}</span>
        <span>{drawOf(formatThaiDate(round.draw_date), round.round_no)}</span>
      </h1>
      {round.status === 'open' && (
        <p className={styles.left}>
          <span className="visually-hidden">{roundCopy.closesIn}</span>
          <Countdown until={round.closes_at} />
          <small>{roundCopy.closesAt(whenIn(round))}</small>
        </p>
      )}
    </header>
  );
}
