import { readDays } from '#backend/areas/sooth/shoes/dealt-shoe.ts';
import { presentRoom, type RoomRow, roomColumns, roomNow } from '#backend/areas/sooth/shoes/room-now.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { sooth } from '#contract/sooth.ts';
import { slotAt } from '#rules/sooth/schedule.ts';

const all: Statement = {
  name: 'sooth_rooms',
  text: `SELECT ${roomColumns} WHERE agent_id = $1::int ORDER BY id`,
};

/** All rooms with their shoe of now. */
export const listRooms: Verb<typeof sooth.baccarat> = async ({ ctx }) => {
  const { db, agentId } = ctx;
  const now = ctx.now();
  const rows = await db.query<RoomRow>(all, [agentId]);
  const asked = rows.map(({ id, place }) => ({ roomId: id, day: slotAt(now, place).day }));
  const days = await readDays(db, asked);
  const rooms = await Promise.all(rows.map((row) => roomNow(db, row, days, now)));
  return { rooms: rooms.map(presentRoom) };
};
