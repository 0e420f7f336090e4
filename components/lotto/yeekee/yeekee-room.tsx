'use client';

import { type ReactNode, useRef, useState } from 'react';
import { RoundWinsPart } from '#components/lotto/bills/win/round-wins-part.tsx';
import { ProofSection } from '#components/lotto/proof/proof-section.tsx';
import { roomCopy } from '#components/lotto/yeekee/copy.ts';
import { DrawnSteps } from '#components/lotto/yeekee/drawn-steps.tsx';
import { Outcome } from '#components/lotto/yeekee/outcome.tsx';
import { RoomHead } from '#components/lotto/yeekee/room-head.tsx';
import { RoundNeeds } from '#components/lotto/yeekee/round-needs.tsx';
import { ShootBox } from '#components/lotto/yeekee/shoot/shoot-box.tsx';
import type { OwnShot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import { ShootTerms } from '#components/lotto/yeekee/shoot-terms.tsx';
import { OwnShots } from '#components/lotto/yeekee/shots/own-shots.tsx';
import { RoomShots } from '#components/lotto/yeekee/shots/room-shots.tsx';
import { useOwnShots } from '#components/lotto/yeekee/shots/use-own-shots.ts';
import { usePanel } from '#components/lotto/yeekee/use-panel.ts';
import { useRoom, useShots } from '#components/lotto/yeekee/use-room.ts';
import { useServerSecond } from '#components/ui/clock/use-server-second.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { roundStage } from '#lib/lotto/rounds/round-stage.ts';
import { type RoomFacts, stagedRoom } from '#lib/lotto/yeekee/yeekee-room.ts';
import styles from './room.module.css';

const panels = (['bet', 'shoot'] as const).map((value) => ({ value, label: roomCopy[value] }));

interface YeekeeRoomProps {
  readonly first: RoomFacts;
  readonly name: string;
  readonly drawDate: string;
  /** Null for a visitor. */
  readonly memberId: string | null;
  /** The bet builder, while bets are taken. */
  readonly children: ReactNode;
}

/** The room of a round: what it waits for, the bet builder or the shooting pad, and its result as soon as there is one. */
export function YeekeeRoom({ first, name, drawDate, memberId, children }: YeekeeRoomProps) {
  const nowMs = useServerSecond();
  const { room, isStale, refetch } = useRoom(first);
  const betBuilder = useRef<HTMLDivElement>(null);
  const [isListOpen, openList] = useState(false);
  const shots = useShots(room, memberId, isListOpen);
  const own = useOwnShots(shots.shots);
  const stage = roundStage(stagedRoom(room), nowMs);
  const isEnded = stage === 'result' || stage === 'refunded';
  // The first look was at a round that went on.
  const [isWatched] = useState(!isEnded);
  const hasBetBuilder = children !== false && !isEnded;
  const [panel, choose] = usePanel({ roundId: room.round_id, memberId }, stage);
  const isBetBuilderSeen = () => betBuilder.current !== null && betBuilder.current.offsetParent !== null;
  const handleShot = (shot: OwnShot) => {
    own.add(shot);
    refetch();
  };
  return (
    <>
      <RoomHead room={room} name={name} drawDate={drawDate} stage={stage} nowMs={nowMs} />
      {isStale && (
        <p className={styles.stale} role="alert">
          <span>{roomCopy.stale}</span>
          <Button variant="ghost" size="small" onClick={refetch}>
            {roomCopy.retry}
          </Button>
        </p>
      )}
      {isEnded && <Outcome room={room} won={own.wonOf(room)} isNew={isWatched} />}
      {stage === 'result' && memberId !== null && <RoundWinsPart roundId={room.round_id} isNew={isWatched} />}
      {hasBetBuilder && (
        <div className={styles.choice}>
          <Segmented name="panel" label={roomCopy.panels} options={panels} value={panel} onChange={choose} />
        </div>
      )}
      <div
        className={styles.panels}
        data-panel={hasBetBuilder ? panel : 'all'}
        data-bet-builder={hasBetBuilder || undefined}
      >
        <div ref={betBuilder} className={styles.betBuilder} hidden={!hasBetBuilder}>
          {children}
        </div>
        <section className={styles.room} aria-label={roomCopy.room}>
          <div>
            {isEnded ? (
              <DrawnSteps room={room} />
            ) : (
              <>
                <ShootBox
                  {...{ room, stage, nowMs, memberId }}
                  newest={own.newest}
                  isBetBuilderSeen={isBetBuilderSeen}
                  onShot={handleShot}
                />
                <RoundNeeds room={room} />
              </>
            )}
            {memberId !== null && <OwnShots shots={own.shots} />}
            <RoomShots room={room} seen={shots} isMember={memberId !== null} onOpen={openList} />
            <ShootTerms room={room} />
          </div>
          <ProofSection room={room} receipts={own.shots} />
        </section>
      </div>
    </>
  );
}
