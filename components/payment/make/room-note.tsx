import { roomCopy } from '#components/payment/make/room-copy.ts';
import type { DepositRoom } from '#lib/api/protection/queries.ts';
import { paths } from '#lib/paths.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './room-note.module.css';

interface RoomNoteProps {
  readonly id: string;
  readonly room: DepositRoom;
  /** Amounts in one tap, baht; of those that do not fit it is said when they will. */
  readonly amounts: readonly number[];
}

/** Amounts that do not fit now by when they will; `undefined` for those that never do. */
function laterOf({ left, frees }: DepositRoom, amounts: readonly number[]) {
  const tooMuch = amounts.filter((baht) => baht > left);
  return Map.groupBy(tooMuch, (baht) => frees.find((later) => later.left === null || later.left >= baht)?.at);
}

/** Why some amounts are dimmed: what the member's own limits leave, and when more can be deposited. */
export function RoomNote({ id, room, amounts }: RoomNoteProps) {
  return (
    <div id={id} className={styles.room}>
      <p>{room.why === 'time' ? roomCopy.timeOver : roomCopy.left(room.left)}</p>
      <ul>
        {[...laterOf(room, amounts)].map(([at, own]) => (
          <li key={at ?? 'never'}>
            {at ? roomCopy.fitsAt(own, formatThaiDateTime(at)) : roomCopy.never(own)}
          </li>
        ))}
      </ul>
      <a href={paths.protection}>{roomCopy.change}</a>
    </div>
  );
}
