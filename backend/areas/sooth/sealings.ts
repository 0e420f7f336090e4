import { soothDay, soothRoom } from '#backend/areas/sooth/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

export const sealedRooms: Sealing = {
  name: 'sooth_room',
  table: soothRoom,
  key: [soothRoom.id],
  columns: columnsBut(soothRoom, [soothRoom.id]),
};

/** What was committed to before the shoes of a day, and when. */
export const sealedDays: Sealing = {
  name: 'sooth_day',
  table: soothDay,
  key: [soothDay.roomId, soothDay.day],
  columns: columnsBut(soothDay, [soothDay.roomId, soothDay.day]),
};
