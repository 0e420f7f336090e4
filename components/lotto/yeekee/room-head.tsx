import { roomCopy } from '#components/lotto/yeekee/copy.ts';
import { RoomClock } from '#components/lotto/yeekee/room-clock.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { RoundStage } from '#lib/lotto/rounds/round-stage.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { paths } from '#lib/paths.ts';
import { bangkokTime, formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './room.module.css';

interface RoomHeadProps {
  readonly room: RoomFacts;
  readonly name: string;
  readonly drawDate: string;
  readonly stage: RoundStage;
  readonly nowMs: number;
}

/** Which round this is, and the time left. */
export function RoomHead({ room, name, drawDate, ...clock }: RoomHeadProps) {
  return (
    <header className={styles.head}>
      <a href={paths.rounds('yeekee')} className={styles.back}>
        <Icon name="chevron-left" size={20} />
        <span>{roomCopy.allRounds}</span>
      </a>
      <h1 className={styles.title}>
        <span>{`${name} ${roomCopy.roundOf(room.round_no)}`}</span>
        <span className={styles.date}>
          {`${formatThaiDate(drawDate)} · ${roomCopy.closes(bangkokTime(room.closes_at))}`}
        </span>
      </h1>
      <RoomClock room={room} {...clock} />
    </header>
  );
}
