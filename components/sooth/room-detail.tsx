'use client';

import { soothCopy as copy } from '#components/sooth/copy.ts';
import { EndedShoes } from '#components/sooth/ended-shoes.tsx';
import { LastHand } from '#components/sooth/last-hand.tsx';
import { BeadPlate } from '#components/sooth/roads/bead-plate.tsx';
import { BigRoad } from '#components/sooth/roads/big-road.tsx';
import { DerivedRoads } from '#components/sooth/roads/derived-roads.tsx';
import { StaleAlert } from '#components/sooth/stale-alert.tsx';
import { TipsCard } from '#components/sooth/tips-card.tsx';
import { useRoom } from '#components/sooth/use-rooms.ts';
import { Countdown } from '#components/ui/clock/countdown.tsx';
import type { SoothDetail, SoothRoom } from '#lib/api/sooth/queries.ts';
import { soothPaths } from '#lib/sooth/sooth-paths.ts';
import { dealHand } from '#rules/baccarat/hand.ts';
import styles from './sooth.module.css';

function RoomHead({ room, cardsLeft }: { readonly room: SoothRoom; readonly cardsLeft: number | null }) {
  const { counts, state, next_hand_at: nextAt } = room;
  return (
    <>
      <span className={styles.cardHead}>
        <h2 id="sooth-room">{room.name}</h2>
        <a href={soothPaths.sooth}>{copy.rooms}</a>
      </span>
      <ul className={styles.counts}>
        {room.shoe_no !== null && <li>{copy.shoe(room.shoe_no)}</li>}
        <li>{copy.hands(room.outcomes.length)}</li>
        {cardsLeft !== null && <li>{copy.cardsLeft(cardsLeft)}</li>}
        <li>{copy.count('B', counts.banker)}</li>
        <li>{copy.count('P', counts.player)}</li>
        <li>{copy.count('T', counts.tie)}</li>
      </ul>
      <p className={styles.cardHead}>
        <span>{copy.states[state]}</span>
        {nextAt && <Countdown until={nextAt} />}
      </p>
    </>
  );
}

/** One room: its last hand, its roads, what the rules say and did, and its ended shoes. */
export function RoomDetail({ first }: { readonly first: SoothDetail }) {
  const { data, isError, isFetching, refetch } = useRoom(first);
  const { room, shoe } = data;
  const hands = shoe?.hands.map(dealHand) ?? [];
  const outcomes = hands.map(({ outcome }) => outcome);
  return (
    <>
      <section className={styles.card} aria-labelledby="sooth-room">
        <RoomHead room={room} cardsLeft={shoe?.cards_left ?? null} />
        {isError && <StaleAlert isBusy={isFetching} onAgain={() => void refetch()} />}
        <LastHand hands={hands} />
        <h3>{copy.bigRoad}</h3>
        <BigRoad outcomes={outcomes} isWhole />
        <p className={styles.muted}>{copy.bigRoadHow}</p>
        <DerivedRoads outcomes={outcomes} />
        <p className={styles.muted}>{copy.derivedHow}</p>
        <h3>{copy.beads}</h3>
        <BeadPlate hands={hands} />
        <p className={styles.muted}>{copy.legend}</p>
      </section>
      <TipsCard tips={room.tips} records={data.records} shoes={data.shoes} />
      <EndedShoes roomId={room.room_id} commit={shoe?.commit ?? null} ended={data.ended} />
    </>
  );
}
