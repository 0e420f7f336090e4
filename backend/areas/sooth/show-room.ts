import { LRUCache } from 'lru-cache';
import { readDays } from '#backend/areas/sooth/shoes/dealt-shoe.ts';
import {
  presentRoom,
  type RoomNow,
  type RoomRow,
  roomColumns,
  roomNow,
} from '#backend/areas/sooth/shoes/room-now.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { SoothDetail, SoothEndedShoe, sooth } from '#contract/sooth.ts';
import { cardsIn, dealtCards } from '#rules/baccarat/hand.ts';
import { BEFORE_CUT } from '#rules/baccarat/shoe.ts';
import { slotAt } from '#rules/sooth/schedule.ts';
import { noRecords, type TipRecords, tipRules } from '#rules/sooth/tips.ts';

const one: Statement = {
  name: 'sooth_room',
  text: `SELECT ${roomColumns} WHERE agent_id = $1::int AND id = $2::int`,
};
const ended: Statement = {
  name: 'sooth_ended',
  text: `
    SELECT shoe.day::text AS day, shoe.no, day."commit", shoe.seed, shoe.outcomes, shoe.shoes, shoe.totals
    FROM sooth_shoe shoe JOIN sooth_day day USING (room_id, day) WHERE shoe.room_id = $1::int ORDER BY shoe.shoes DESC LIMIT 5`,
};

interface EndedRow extends SoothEndedShoe {
  readonly shoes: number;
  readonly totals: TipRecords;
}

const MOST_KNOWN = 16;
const known = new WeakMap<Database, LRUCache<string, Promise<EndedRow[]>>>();

/** The last ended shoes of a room. They change with its newest one alone, so they are read once for each. */
function readEnded(db: Database, { id, last }: RoomRow): Promise<EndedRow[]> {
  if (last === null) return Promise.resolve([]);
  const lists = known.get(db) ?? new LRUCache<string, Promise<EndedRow[]>>({ max: MOST_KNOWN });
  known.set(db, lists);
  const key = `${id} ${last.day} ${last.no}`;
  const before = lists.get(key);
  if (before) return before;
  const rows = db.query<EndedRow>(ended, [id]);
  lists.set(key, rows);
  rows.catch(() => lists.delete(key));
  return rows;
}

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
  const [shoes, days] = await Promise.all([
    readEnded(db, row),
    readDays(db, [{ roomId: id, day: slotAt(now, row.place).day }]),
  ]);
  const room = await roomNow(db, row, days, now);
  const [last] = shoes;
  const totals = last?.totals ?? noRecords;
  return {
    room: presentRoom(room),
    shoe: presentShoe(room),
    shoes: last?.shoes ?? 0,
    records: tipRules.map((rule) => ({ rule, ...totals[rule] })),
    ended: shoes.map(({ day, no, commit, seed, outcomes }) => ({ day, no, commit, seed, outcomes })),
  };
};
