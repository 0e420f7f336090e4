import { drawOf } from '#components/lotto/draw-of.ts';
import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { clockText } from '#components/ui/clock/clock-text.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import type { LobbyKind } from '#lib/loaders/lotto/lobby.ts';
import { kindArt } from '#lib/lotto/rounds/kind-art.ts';
import { type RoundState, roundState } from '#lib/lotto/rounds/round-state.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './lobby.module.css';

interface KindCardProps {
  readonly kind: LobbyKind;
  /** Now by the server's clock. */
  readonly nowMs: number;
  readonly isFavourite: boolean;
}

function TimeLeft({ round, state, nowMs }: Pick<LobbyKind, 'round'> & { state: RoundState; nowMs: number }) {
  if (!round || (state !== 'open' && state !== 'soon')) return null;
  return (
    <span className={styles.left}>
      {lobbyCopy.closesIn}{' '}
      <time dateTime={round.closesAt} role="timer">
        {clockText(Date.parse(round.closesAt) - nowMs)}
      </time>
      <small>{lobbyCopy.closesAt(formatThaiDateTime(round.closesAt))}</small>
    </span>
  );
}

/** Where a kind goes on: its rounds where it has many a day, its round while that takes bets, else its results. */
function hrefOf({ kind, round }: LobbyKind, isOpen: boolean): string {
  if (round?.number !== undefined) return paths.rounds(kind);
  return round && isOpen ? paths.round(round.roundId) : paths.results(kind);
}

/** One lottery as one link. The star is told apart by `data-star`. */
export function KindCard({ kind, nowMs, isFavourite }: KindCardProps) {
  const { round, latest } = kind;
  const state = roundState(round, nowMs);
  const isOpen = state === 'open' || state === 'soon';
  return (
    <>
      <a className={styles.kind} data-state={state} href={hrefOf(kind, isOpen)}>
        {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
        <img src={kindArt(kind.kind)} alt="" width={56} height={56} loading="lazy" />
        <span className={styles.name}>
          <strong>{kind.name}</strong>
          <span className={styles.about}>{kind.about}</span>
        </span>
        <span className={styles.stand}>
          <b>{lobbyCopy.state[state]}</b>
          {round && <span>{drawOf(formatThaiDate(round.drawDate), round.number)}</span>}
          <TimeLeft round={round} state={state} nowMs={nowMs} />
        </span>
        {latest && (
          <span className={styles.latest}>
            {lobbyCopy.latestOf(formatThaiDate(latest.drawDate))} <b>{latest.top3}</b> <b>{latest.bottom2}</b>
          </span>
        )}
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
}
