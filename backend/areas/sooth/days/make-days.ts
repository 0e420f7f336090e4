import { lockSeed } from '#backend/areas/sooth/days/day-seed.ts';
import { sealedDays } from '#backend/areas/sooth/sealings.ts';
import { soothDay } from '#backend/areas/sooth/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Services } from '#backend/services.ts';
import { slotAt } from '#rules/sooth/schedule.ts';
import { daySeeds } from '#rules/sooth/shoe-seeds.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';

interface OpenRoom {
  readonly id: number;
  readonly place: number;
  /** Days that are committed to, from the day before. */
  readonly made: readonly string[];
  /** The first day that was committed to, and that of the newest recorded shoe. */
  readonly oldest: string | null;
  readonly recorded: string | null;
}

const open = (held: boolean): Statement => ({
  name: held ? 'sooth_lock_rooms' : 'sooth_open_rooms',
  text: `
    SELECT id, place,
      ARRAY(SELECT day::text FROM sooth_day WHERE room_id = room.id AND day >= $2::date) AS made,
      (SELECT min(day)::text FROM sooth_day WHERE room_id = room.id) AS oldest,
      (SELECT day::text FROM sooth_shoe WHERE room_id = room.id ORDER BY shoes DESC LIMIT 1) AS recorded
    FROM sooth_room room WHERE agent_id = $1::int AND status = 'open' ORDER BY id ${held ? 'FOR UPDATE OF room' : ''}`,
});
const [read, lock] = [open(false), open(true)];

/**
 * The days of open rooms that nothing is committed to yet: the one of now, and the next. None before the first day or a recorded
 * shoe, because shoes are recorded in order; a later day may be there, from a clock that was ahead for a while.
 */
async function findMissing(db: Pick<Tx, 'query'>, statement: Statement, services: Services) {
  const now = services.clock.now();
  const rooms = await db.query<OpenRoom>(statement, [services.agentId, addDays(bangkokDate(now), -1)]);
  return rooms.flatMap(({ id, place, made, oldest, recorded }) => {
    const { day } = slotAt(now, place);
    return [day, addDays(day, 1)]
      .filter((one) => !made.includes(one) && (oldest === null || one > oldest))
      .filter((one) => recorded === null || one > recorded)
      .map((missing) => ({ roomId: id, day: missing }));
  });
}

async function makeDay(services: Services, tx: Tx, { roomId, day }: { roomId: number; day: string }) {
  const { clock, random } = services;
  const [madeAt, seedOwner] = [clock.now(), random.uuid()];
  const { seed } = await lockSeed(services, tx, seedOwner, madeAt, `sooth-${roomId}-${day}`);
  const { commit } = await daySeeds(nodeHashing, seed);
  await tx.orm.insert(soothDay).values({ roomId, day, seedOwner, commit, madeAt });
  return `${roomId}:${day}`;
}

/** Commits to the shoes of today and tomorrow in every open room; of processes that do it at once one makes them. */
export async function makeDays(services: Services): Promise<void> {
  if ((await findMissing(services.db, read, services)).length === 0) return;
  await services.db.transact(async (tx) => {
    // Whoever waited for the rows asks again: an older look would not see what was made meanwhile.
    await tx.query(lock, [services.agentId, bangkokDate(services.clock.now())]);
    const made: string[] = [];
    for (const missing of await findMissing(tx, read, services))
      made.push(await makeDay(services, tx, missing));
    await sealRows(tx, services, sealedDays, made);
  });
}
