'use client';

import { soothCopy as copy } from '#components/sooth/copy.ts';
import { LastRoomPart } from '#components/sooth/last-room-part.tsx';
import { RoomDetail } from '#components/sooth/room-detail.tsx';
import { RoomList } from '#components/sooth/room-list.tsx';
import { StaleAlert } from '#components/sooth/stale-alert.tsx';
import { useRooms } from '#components/sooth/use-rooms.ts';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import type { OwnSooth } from '#lib/loaders/sooth.ts';
import styles from './sooth.module.css';

/** The room of the address, and all rooms. */
export const RoomsView = fragmentView(function RoomsView({ own }: { readonly own: OwnSooth }) {
  const { data, isError, isFetching, refetch } = useRooms(own.list);
  const roomId = own.detail?.room.room_id ?? null;
  return (
    <>
      {own.detail && <RoomDetail key={roomId} first={own.detail} />}
      <div className={styles.section}>
        <span className={styles.cardHead}>
          <h2 id="sooth-rooms">{copy.rooms}</h2>
          <LastRoomPart rooms={data.rooms} roomId={roomId} />
        </span>
        <section className={styles.section} aria-labelledby="sooth-rooms">
          {isError && !own.detail && <StaleAlert isBusy={isFetching} onAgain={() => void refetch()} />}
          <RoomList rooms={data.rooms} roomId={roomId} />
        </section>
      </div>
    </>
  );
});
