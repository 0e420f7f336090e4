import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

type SoothRooms = Calls['POST /api/sooth/baccarat']['data'];
export type SoothRoom = SoothRooms['rooms'][number];
export type SoothDetail = Calls['POST /api/sooth/detail']['data'];
export type SoothEndedShoe = SoothDetail['ended'][number];

/** Rooms with their shoe of now. */
export function soothRoomsQuery() {
  return apiQuery('POST /api/sooth/baccarat', {});
}

export function soothRoomQuery(roomId: number) {
  return apiQuery('POST /api/sooth/detail', { room_id: roomId });
}
