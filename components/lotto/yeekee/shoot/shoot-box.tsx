'use client';

import { roomCopy, shootCopy } from '#components/lotto/yeekee/copy.ts';
import { ShootPad } from '#components/lotto/yeekee/shoot/shoot-pad.tsx';
import type { OwnShot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import type { RoundStage } from '#lib/lotto/rounds/round-stage.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import { paths } from '#lib/paths.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import styles from './shoot.module.css';

interface ShootBoxProps {
  readonly room: RoomFacts;
  readonly stage: RoundStage;
  readonly nowMs: number;
  /** Null for a visitor. */
  readonly memberId: string | null;
  /** Position of the newest own shot, 0 without one. */
  readonly newest: number;
  /** True while the bet builder is on the screen too. */
  readonly isBetBuilderSeen: () => boolean;
  readonly onShot: (shot: OwnShot) => void;
}

function VisitorBox({ roundId }: { roundId: string }) {
  return (
    <div className={styles.visitor}>
      <p>
        <strong>{shootCopy.visitorTitle}</strong> {shootCopy.visitorText}
      </p>
      <span className={styles.ways}>
        <ButtonLink href={paths.loginFor(paths.round(roundId))} size="small">
          {shootCopy.login}
        </ButtonLink>
        <ButtonLink href={paths.registerFor(paths.round(roundId))} size="small" variant="ghost">
          {shootCopy.register}
        </ButtonLink>
      </span>
    </div>
  );
}

/** The shooting pad while shots are taken, and what there is instead before and after. */
export function ShootBox({ room, stage, memberId, ...pad }: ShootBoxProps) {
  if (stage !== 'soon' && stage !== 'shooting') {
    const isOver = stage === 'awaiting';
    return (
      <div className={styles.visitor}>
        <p>
          <strong>
            {isOver ? roomCopy.shootingOver : roomCopy.shootFrom(bangkokTime(room.shooting_opens_at))}
          </strong>
          <span>{` ${isOver ? roomCopy.awaitingText : roomCopy.shootingLater}`}</span>
        </p>
      </div>
    );
  }
  if (memberId === null) return <VisitorBox roundId={room.round_id} />;
  return <ShootPad key={memberId} roundId={room.round_id} cooldownMs={room.terms.cooldown_ms} {...pad} />;
}
