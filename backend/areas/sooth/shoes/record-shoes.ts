import { type DayRow, type DealtShoe, dayColumns, dealtShoe } from '#backend/areas/sooth/shoes/dealt-shoe.ts';
import { soothShoe } from '#backend/areas/sooth/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';
import { SHOES_A_DAY } from '#rules/sooth/schedule.ts';
import { outcomesOf } from '#rules/sooth/shoe-seeds.ts';
import { noRecords, recordsOf, sumRecords, type TipRecords } from '#rules/sooth/tips.ts';

type Reader = Pick<Tx, 'query'>;

/** The newest recorded shoe of a room. */
interface LastShoe {
  readonly day: string;
  readonly no: number;
  readonly shoes: number;
  readonly totals: TipRecords;
}

const rooms: Statement = {
  name: 'sooth_all_rooms',
  text: 'SELECT id, place FROM sooth_room WHERE agent_id = $1::int ORDER BY id',
};
const hold: Statement = {
  name: 'sooth_hold_room',
  text: 'SELECT id FROM sooth_room WHERE id = $1::int FOR UPDATE',
};
const last: Statement = {
  name: 'sooth_last_shoe',
  text: `
    SELECT day::text AS day, no, shoes, totals FROM sooth_shoe WHERE room_id = $1::int ORDER BY shoes DESC LIMIT 1`,
};
const DAYS_AT_ONCE = 3;
const daysFrom: Statement = {
  name: 'sooth_days_from',
  text: `SELECT ${dayColumns} WHERE day.room_id = $1::int AND day.day >= $2::date ORDER BY day.day LIMIT ${DAYS_AT_ONCE}`,
};
const FIRST_DAY = '1900-01-01';

async function readLastShoe(db: Reader, roomId: number): Promise<LastShoe | undefined> {
  const [row] = await db.query<LastShoe>(last, [roomId]);
  return row;
}

/** Shoes of a room that have ended and are not recorded, in order. */
async function* dueShoes(
  db: Reader,
  { id, place }: { readonly id: number; readonly place: number },
  { before, now }: { readonly before: LastShoe | undefined; readonly now: Date },
): AsyncGenerator<DealtShoe> {
  const days = await db.query<DayRow>(daysFrom, [id, before?.day ?? FIRST_DAY]);
  for (const row of days)
    for (let no = row.day === before?.day ? before.no + 1 : 1; no <= SHOES_A_DAY; no += 1) {
      const shoe = await dealtShoe(row, { no, place });
      if (!shoe) continue;
      if (shoe.endsAt > now) return;
      yield shoe;
    }
}

async function recordRoom(services: Services, room: { readonly id: number; readonly place: number }) {
  const { db, clock } = services;
  const now = clock.now();
  const first = await dueShoes(db, room, { before: await readLastShoe(db, room.id), now }).next();
  if (first.done) return;
  await db.transact(async (tx) => {
    await tx.query(hold, [room.id]);
    // Read after the lock in a statement of its own: an older look would not see what was waited for.
    let before = await readLastShoe(tx, room.id);
    const at = { roomId: room.id, recordedAt: now };
    for await (const shoe of dueShoes(tx, room, { before, now })) {
      const { day, no, seed, hands } = shoe;
      const records = recordsOf(hands.map(({ outcome }) => outcome));
      const totals = sumRecords(before?.totals ?? noRecords, records);
      const row = { day, no, shoes: (before?.shoes ?? 0) + 1, totals };
      await tx.orm.insert(soothShoe).values({ ...at, ...row, seed, outcomes: outcomesOf(hands) });
      before = row;
    }
  });
}

/** Records every shoe that has ended, once, with what the tips did until then. */
export async function recordShoes(services: Services): Promise<void> {
  const all = await services.db.query<{ id: number; place: number }>(rooms, [services.agentId]);
  const recording = rowByRow(services, 'recording the shoes of a room');
  for (const room of all) await recording.attempt(String(room.id), () => recordRoom(services, room));
  recording.finish();
}
