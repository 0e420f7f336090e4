'use client';

import { useEffect } from 'react';
import { soothCopy as copy } from '#components/sooth/copy.ts';
import type { SoothRoom } from '#lib/api/sooth/queries.ts';
import { soothPaths } from '#lib/sooth/sooth-paths.ts';
import { useArea } from '#stores/provider.tsx';

export interface LastRoomProps {
  readonly rooms: readonly SoothRoom[];
  /** The room that is open; null where none is. */
  readonly roomId: number | null;
}

/** Notes the room that is open, and where none is leads back to the one before. */
export function LastRoom({ rooms, roomId }: LastRoomProps) {
  const lastId = useArea('sooth', (state) => state.roomId);
  const setRoom = useArea('sooth', (state) => state.setRoom);
  useEffect(() => {
    if (roomId !== null) setRoom(roomId);
  }, [setRoom, roomId]);
  const last = roomId === null && rooms.find(({ room_id }) => room_id === lastId);
  return last ? <a href={soothPaths.room(last.room_id)}>{copy.lastRoom(last.name)}</a> : null;
}
