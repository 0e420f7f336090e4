import { LRUCache } from 'lru-cache';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Hand } from '#rules/baccarat/hand.ts';
import { type Slot, shoeEnd, slotStart } from '#rules/sooth/schedule.ts';
import { daySeeds, handsOf } from '#rules/sooth/shoe-seeds.ts';

/** A day of a room with what its seeds are made from: for the server alone. */
export interface DayRow {
  readonly roomId: number;
  readonly day: string;
  readonly commit: string;
  readonly madeAt: Date;
  /** Says every seed of the day. */
  readonly secret: string;
}

/** Columns of a `DayRow`, SQL. */
export const dayColumns = `
  day.room_id AS "roomId", day.day::text AS day, day."commit", day.made_at AS "madeAt", seed.seed AS secret
  FROM sooth_day day JOIN sooth_seed seed ON seed.owner = day.seed_owner`;

const days: Statement = {
  name: 'sooth_days',
  text: `SELECT ${dayColumns} WHERE day.day = ANY($1::date[])`,
};

/** A room on a day. */
interface RoomDay {
  readonly roomId: number;
  readonly day: string;
}

const keyOf = ({ roomId, day }: RoomDay) => `${roomId} ${day}`;
const MOST_KNOWN = 64;
const known = new WeakMap<Database, LRUCache<string, DayRow>>();

/** What is committed to for these rooms and days. A day is never changed once it is made, so each is read once. */
export async function readDays(db: Database, asked: readonly RoomDay[]): Promise<DayRow[]> {
  const rows = known.get(db) ?? new LRUCache<string, DayRow>({ max: MOST_KNOWN });
  known.set(db, rows);
  const unknown = asked.filter((one) => !rows.has(keyOf(one)));
  if (unknown.length > 0)
    for (const row of await db.query<DayRow>(days, [[...new Set(unknown.map(({ day }) => day))]]))
      rows.set(keyOf(row), row);
  return asked.flatMap((one) => rows.get(keyOf(one)) ?? []);
}

/** A whole shoe: its seed and the hands that are still to come are for the server alone. */
export interface DealtShoe extends Slot {
  readonly commit: string;
  readonly seed: string;
  readonly hands: readonly Hand[];
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Which shoe of its day, and when in the hour its table begins. */
interface ShoePlace {
  readonly no: number;
  readonly place: number;
}

/** False for a shoe that would have begun before its day was committed to. */
export function isDealt({ day, madeAt }: Pick<DayRow, 'day' | 'madeAt'>, { no, place }: ShoePlace): boolean {
  return slotStart({ day, no }, place) >= madeAt;
}

/** A shoe of a day; null where it is not dealt. */
export async function dealtShoe(row: DayRow, { no, place }: ShoePlace): Promise<DealtShoe | null> {
  if (!isDealt(row, { no, place })) return null;
  const { roomId, day, commit, secret } = row;
  const startsAt = slotStart({ day, no }, place);
  const seed = (await daySeeds(nodeHashing, secret)).seeds[no - 1];
  if (seed === undefined) return null;
  const hands = await handsOf(nodeHashing, { roomId, day, no, seed });
  return { day, no, commit, seed, hands, startsAt, endsAt: shoeEnd(startsAt, hands.length) };
}

const MOST_CACHED = 16;
const cached = new WeakMap<Database, LRUCache<string, Promise<DealtShoe | null>>>();

/** The same, dealt once for all who ask; the latest few. */
export function cachedShoe(db: Database, row: DayRow, at: ShoePlace): Promise<DealtShoe | null> {
  const shoes = cached.get(db) ?? new LRUCache<string, Promise<DealtShoe | null>>({ max: MOST_CACHED });
  cached.set(db, shoes);
  const key = `${row.roomId} ${row.day} ${at.no} ${row.commit}`;
  const before = shoes.get(key);
  if (before) return before;
  const shoe = dealtShoe(row, at);
  shoes.set(key, shoe);
  shoe.catch(() => shoes.delete(key));
  return shoe;
}
