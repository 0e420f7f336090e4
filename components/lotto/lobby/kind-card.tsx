import { memo } from 'react';
import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { leftText } from '#components/ui/clock/clock-text.ts';
import { Emblem } from '#components/ui/show/emblem.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { LobbyKind } from '#lib/loaders/lotto/lobby.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { type RoundState, roundState } from '#lib/lotto/rounds/round-state.ts';
import { paths } from '#lib/paths.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { bangkokDate, bangkokTime, formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './lobby.module.css';

/** What of a card changes with the clock. */
interface Times {
  readonly state: RoundState;
  /** Until bets close, where they are taken. */
  readonly left: string | null;
  readonly isLatestOfToday: boolean;
}

interface KindCardProps extends Times {
  readonly kind: LobbyKind;
  readonly isFavourite: boolean;
}

type Round = NonNullable<LobbyKind['round']>;
type Latest = NonNullable<LobbyKind['latest']>;

const takesBets = (state: RoundState) => state === 'open' || state === 'soon';

/** What a card says of the time, by the server's clock. Most of it changes once a minute or a day; only then is the card drawn again. */
export function timesOf({ round, latest }: LobbyKind, nowMs: number): Times {
  const state = roundState(round, nowMs);
  return {
    state,
    left: round && takesBets(state) ? leftText(Date.parse(round.closesAt) - nowMs, lobbyCopy.in) : null,
    isLatestOfToday: latest?.drawDate === bangkokDate(nowMs),
  };
}

/** When a round closes; the day only where it closes on another one than its own, without its year for want of room. */
function closeText({ drawDate, closesAt }: Round): string {
  const isThatDay = bangkokDate(closesAt) === drawDate;
  const day = isThatDay ? '' : formatThaiDate(closesAt).replace(/\d+$/, '');
  return lobbyCopy.closesAt(`${day}${bangkokTime(closesAt)} น.`);
}

/** The newest result; it stands out on its day. */
function LatestResult({ latest, isOfToday }: { latest: Latest; isOfToday: boolean }) {
  const { drawDate, number, top3, bottom2 } = latest;
  const of = isOfToday ? lobbyCopy.resultToday : lobbyCopy.latestOf(formatThaiDate(drawDate));
  return (
    <span className={styles.latest} data-today={isOfToday || undefined}>
      <span className={styles.of}>{number === undefined ? of : `${of} ${lobbyCopy.roundOf(number)}`}</span>
      <span>
        <small>{betName('top_3')}</small> <b>{top3}</b>
      </span>
      <span>
        <small>{betName('bottom_2')}</small> <b>{bottom2}</b>
      </span>
    </span>
  );
}

/** Where a kind goes on: its rounds where it has many a day, its round while that takes bets, else its results. */
function hrefOf({ kind, round }: LobbyKind, isOpen: boolean): string {
  if (round?.number !== undefined) return paths.rounds(kind);
  return round && isOpen ? paths.round(round.roundId) : paths.results(kind);
}

/** One lottery as one link. The star is told apart by `data-star`. */
export const KindCard = memo(function KindCard({
  kind,
  state,
  left,
  isLatestOfToday,
  isFavourite,
}: KindCardProps) {
  const { round, latest } = kind;
  return (
    <>
      <a className={styles.kind} data-state={state} href={hrefOf(kind, takesBets(state))}>
        <Emblem art={kindArt(kind.kind)} size={44} />
        <span className={styles.name}>
          <strong>{kind.name}</strong>
          <small>{round ? lobbyCopy.drawOf(formatThaiDate(round.drawDate), round.number) : kind.about}</small>
        </span>
        <span className={styles.status}>
          <b>{round && state === 'open' ? closeText(round) : lobbyCopy.state[state]}</b>
          {round && left && (
            <time dateTime={round.closesAt} role="timer">
              {left}
            </time>
          )}
        </span>
        {latest && <LatestResult latest={latest} isOfToday={isLatestOfToday} />}
      </a>
      <button
        type="button"
        className={styles.star}
        data-star={kind.kind}
        aria-pressed={isFavourite}
        aria-label={lobbyCopy.favouriteOf(kind.name)}
      >
        <Icon name="star" />
      </button>
    </>
  );
});
