import { roomCopy } from '#components/lotto/yeekee/copy.ts';
import { clockText } from '#components/ui/clock/clock-text.ts';
import type { RoundStage } from '#lib/lotto/rounds/round-stage.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import styles from './room.module.css';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** `04:59`, with hours where there are any. */
function shortClock(leftMs: number): string {
  return clockText(leftMs).replace(/^00:/, '');
}

function urgencyOf(leftMs: number): 'calm' | 'near' | 'last' {
  if (leftMs > MINUTE_MS) return 'calm';
  return leftMs > 10 * SECOND_MS ? 'near' : 'last';
}

/** What the room waits for next. */
function nextOf(stage: RoundStage, room: RoomFacts): { label: string; until: string } | null {
  if (stage === 'open' || stage === 'soon') return { label: roomCopy.clock[stage], until: room.closes_at };
  if (stage === 'shooting') return { label: roomCopy.clock.shooting, until: room.shooting_closes_at };
  return stage === 'awaiting' ? { label: roomCopy.clock.awaiting, until: room.result_at } : null;
}

function noteOf(stage: RoundStage, room: RoomFacts): string {
  if (stage === 'open') return roomCopy.shootFrom(bangkokTime(room.shooting_opens_at));
  if (stage === 'soon' || stage === 'shooting')
    return roomCopy.shootUntil(bangkokTime(room.shooting_closes_at));
  return roomCopy.systemTime;
}

/** How the round stands and the time left, by the server's clock: green, yellow in the last minute, red in the last ten seconds. */
export function RoomClock({ room, stage, nowMs }: { room: RoomFacts; stage: RoundStage; nowMs: number }) {
  const next = nextOf(stage, room);
  const leftMs = next ? Date.parse(next.until) - nowMs : 0;
  return (
    <div className={styles.clock} data-urgency={next ? urgencyOf(leftMs) : 'none'}>
      {/* While bets are taken the clock says it. */}
      <p className={stage === 'soon' || stage === 'open' ? 'visually-hidden' : styles.stage} role="status">
        {roomCopy.stage[stage]}
      </p>
      {next && (
        <p className={styles.left}>
          <span>{next.label}</span>{' '}
          <time dateTime={next.until} role="timer">
            {shortClock(leftMs)}
          </time>
        </p>
      )}
      {next && <p className={styles.note}>{noteOf(stage, room)}</p>}
    </div>
  );
}
