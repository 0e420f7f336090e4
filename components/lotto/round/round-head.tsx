import { drawOf } from '#components/lotto/draw-of.ts';
import { roundCopy } from '#components/lotto/round/copy.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import { Emblem } from '#components/ui/show/emblem.tsx';
import type { Round, RoundLimit } from '#lib/api/lotto/queries.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { bangkokDate, bangkokTime, formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './round-view.module.css';

/** The clock time alone on the day of the draw, which stands above it. */
function whenIn({ draw_date }: Round, instant: string): string {
  return bangkokDate(instant) === draw_date ? `${bangkokTime(instant)} น.` : formatThaiDateTime(instant);
}

/** The types that close before the round, by when they do. */
function earlyCloses({ types }: RoundLimit): [closesAt: string, names: string[]][] {
  const early = types.flatMap(({ type, closes_at }) => (closes_at ? [{ type, closes_at }] : []));
  return [...Map.groupBy(early, ({ closes_at }) => closes_at)].map(([closesAt, some]) => [
    closesAt,
    some.map(({ type }) => betName(type)),
  ]);
}

/** Which round this is and the time left to bet, in two lines beside each other on a phone also days before the draw. */
export function RoundHead({ round, limit }: { round: Round; limit: RoundLimit }) {
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
          <small>{roundCopy.closesAt(whenIn(round, round.closes_at))}</small>
        </p>
      )}
      {round.status === 'open' &&
        earlyCloses(limit).map(([closesAt, names]) => (
          <p key={closesAt} className={styles.early}>
            {roundCopy.earlyClose(names, whenIn(round, closesAt))}
          </p>
        ))}
    </header>
  );
}
