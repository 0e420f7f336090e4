import { isDeepStrictEqual } from 'node:util';
import { type DayRow, dayColumns, dealtShoe, isDealt } from '#backend/areas/sooth/shoes/dealt-shoe.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { SHOES_A_DAY } from '#rules/sooth/schedule.ts';
import { daySeeds, outcomesOf } from '#rules/sooth/shoe-seeds.ts';
import { noRecords, recordsOf, sumRecords, type TipRecords } from '#rules/sooth/tips.ts';

interface AuditedDay extends DayRow {
  readonly place: number;
}

interface RecordedShoe {
  readonly no: number;
  readonly seed: string;
  readonly outcomes: string;
  readonly shoes: number;
  /** Whatever stands there. */
  readonly totals: unknown;
  readonly recordedAt: Date;
}

const days: Statement = {
  name: 'sooth_audit_days',
  text: `
    SELECT room.place, ${dayColumns} JOIN sooth_room room ON room.id = day.room_id
    WHERE (day.room_id, day.day) > ($1::int, $2::date) ORDER BY day.room_id, day.day LIMIT 500`,
};
const recorded: Statement = {
  name: 'sooth_audit_shoes',
  text: `
    SELECT no, seed, outcomes, shoes, totals, recorded_at AS "recordedAt" FROM sooth_shoe
    WHERE room_id = $1::int AND day = $2::date ORDER BY no`,
};

/** All days, those of a room in order. */
async function* readDaysInOrder(db: Database): AsyncGenerator<AuditedDay> {
  for (let last = { roomId: 0, day: '1900-01-01' }; ; ) {
    const some = await db.query<AuditedDay>(days, [last.roomId, last.day]);
    yield* some;
    const end = some.at(-1);
    if (!end) return;
    last = end;
  }
}

/** Makes the chain of every day again from its seed. */
export async function* remakeDays(db: Database): AsyncGenerator<string> {
  for await (const { roomId, day, commit, secret } of readDaysInOrder(db))
    if ((await daySeeds(nodeHashing, secret)).commit !== commit)
      yield `room ${roomId} has another commitment for ${day} than its seed makes`;
}

/** What a room has recorded up to a shoe. */
interface RecordedSoFar {
  readonly roomId: number;
  readonly shoes: number;
  readonly totals: TipRecords;
}

/**
 * Deals every recorded shoe again and counts the tips anew. Of a room all shoes are recorded until the newest one: who leaves some out
 * makes a rule look better than it is.
 */
export async function* redealShoes(db: Database): AsyncGenerator<string> {
  let soFar: RecordedSoFar = { roomId: 0, shoes: 0, totals: noRecords };
  let missing: string[] = [];
  for await (const row of readDaysInOrder(db)) {
    if (row.roomId !== soFar.roomId) {
      soFar = { roomId: row.roomId, shoes: 0, totals: noRecords };
      missing = [];
    }
    const own = new Map(
      (await db.query<RecordedShoe>(recorded, [row.roomId, row.day])).map((shoe) => [shoe.no, shoe]),
    );
    for (let no = 1; no <= SHOES_A_DAY; no += 1) {
      const name = `shoe ${no} of ${row.day} in room ${row.roomId}`;
      const shoe = own.get(no);
      if (!shoe) {
        // Its cards are not asked for: dealing all that are still to come is most of the work.
        if (isDealt(row, { no, place: row.place })) missing.push(name);
        continue;
      }
      for (const left of missing.splice(0)) yield `${left} is left out`;
      const dealt = await dealtShoe(row, { no, place: row.place });
      if (!dealt) {
        yield `${name} was never dealt`;
        continue;
      }
      const totals = sumRecords(soFar.totals, recordsOf(dealt.hands.map(({ outcome }) => outcome)));
      soFar = { roomId: row.roomId, shoes: soFar.shoes + 1, totals };
      const isSame = shoe.seed === dealt.seed && shoe.outcomes === outcomesOf(dealt.hands);
      if (!isSame || shoe.shoes !== soFar.shoes || !isDeepStrictEqual(shoe.totals, totals))
        yield `${name} is recorded otherwise than it was dealt`;
      if (shoe.recordedAt < dealt.endsAt) yield `${name} was recorded before it had ended`;
    }
  }
}
