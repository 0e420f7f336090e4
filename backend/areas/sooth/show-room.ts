import { readDays } from '#backend/areas/sooth/shoes/dealt-shoe.ts';
import { readLastShoe } from '#backend/areas/sooth/shoes/record-shoes.ts';
import { presentRoom, type RoomNow, type RoomRow, roomNow } from '#backend/areas/sooth/shoes/room-now.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { SoothDetail, SoothEndedShoe, sooth } from '#contract/sooth.ts';
import { cardsIn, dealtCards } from '#rules/baccarat/hand.ts';
import { BEFORE_CUT } from '#rules/baccarat/shoe.ts';
import { slotAt } from '#rules/sooth/schedule.ts';
import { noRecords, tipRules } from '#rules/sooth/tips.ts';

const one: Statement = {
  name: 'sooth_room',
  text: 'SELECT id, name, place, status FROM sooth_room WHERE agent_id = $1::int AND id = $2::int',
};
const ended: Statement = {
  name: 'sooth_ended',
  text: `
    SELECT shoe.day::text AS day, shoe.no, day."commit", shoe.seed, shoe.outcomes
    FROM sooth_shoe shoe JOIN sooth_day day USING (room_id, day) WHERE shoe.room_id = $1::int ORDER BY shoe.shoes DESC LIMIT 5`,
};

function presentShoe({ shoe, hands, seed }: RoomNow): SoothDetail['shoe'] {
  if (!shoe) return null;
  const out = hands.reduce((sum, hand) => sum + cardsIn(hand), 0);
  return {
    day: shoe.day,
    no: shoe.no,
    commit: shoe.commit,
    starts_at: shoe.startsAt.toISOString(),
    hands: hands.map(dealtCards),
    cards_left: Math.max(0, BEFORE_CUT - out),
    seed,
  };
}

/** One room. Throws 404 for none of this agent. */
export const showRoom: Verb<typeof sooth.detail> = async ({ ctx, input: { room_id: id } }) => {
  const { db, agentId } = ctx;
  const now = ctx.now();
  const [row] = await db.query<RoomRow>(one, [agentId, id]);
  if (!row) throw notFound();
  const [days, last, shoes] = await Promise.all([
    readDays(db, [slotAt(now, row.place).day]),
    readLastShoe(db, id),
    db.query<SoothEndedShoe>(ended, [id]),
  ]);
  const room = await roomNow(db, row, days, now);
  const totals = last?.totals ?? noRecords;
  return {
    room: presentRoom(room),
    shoe: presentShoe(room),
    shoes: last?.shoes ?? 0,
    records: tipRules.map((rule) => ({ rule, ...totals[rule] })),
    ended: shoes,
  };
};
