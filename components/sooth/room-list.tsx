'use client';

import { soothCopy as copy } from '#components/sooth/copy.ts';
import { BigRoad } from '#components/sooth/roads/big-road.tsx';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import type { SoothRoom } from '#lib/api/sooth/queries.ts';
import { soothPaths } from '#lib/sooth/sooth-paths.ts';
import { readOutcomes } from '#rules/baccarat/hand.ts';
import styles from './sooth.module.css';

/** What the rules that say anything say of the next hand. */
function RoomTips({ tips }: Pick<SoothRoom, 'tips'>) {
  const said = tips.flatMap(({ rule, side }) => (side ? [{ rule, text: copy.listTip(rule, side) }] : []));
  if (said.length === 0) return <p className={styles.muted}>{copy.noTips}</p>;
  return (
    <ul className={styles.plain}>
      {said.map(({ rule, text }) => (
        <li key={rule}>{text}</li>
      ))}
    </ul>
  );
}

function RoomCard({ room }: { readonly room: SoothRoom }) {
  const { counts, state, next_hand_at: nextAt } = room;
  return (
    <>
      <b>{room.name}</b>
      <span className={styles.cardHead}>
        <span className={styles.muted}>{copy.states[state]}</span>
        {nextAt && <Countdown until={nextAt} />}
      </span>
      {state !== 'closed' && <BigRoad outcomes={readOutcomes(room.outcomes)} />}
      <span className={styles.counts}>
        <span>{copy.count('B', counts.banker)}</span>
        <span>{copy.count('P', counts.player)}</span>
        <span>{copy.count('T', counts.tie)}</span>
      </span>
      {state === 'dealing' && <RoomTips tips={room.tips} />}
    </>
  );
}

/** All rooms; the one that is open is marked. */
export function RoomList({ rooms, roomId }: { rooms: readonly SoothRoom[]; roomId: number | null }) {
  return (
    <ul className={styles.rooms}>
      {rooms.map((room) => (
        <li key={room.room_id}>
          <a
            className={styles.room}
            href={soothPaths.room(room.room_id)}
            aria-current={room.room_id === roomId ? 'page' : undefined}
          >
            <RoomCard room={room} />
          </a>
        </li>
      ))}
    </ul>
  );
}
