import { cachedShoe, type DayRow, type DealtShoe } from '#backend/areas/sooth/shoes/dealt-shoe.ts';
import type { roomStatuses } from '#backend/areas/sooth/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import type { SoothRoom } from '#contract/sooth.ts';
import type { Hand } from '#rules/baccarat/hand.ts';
import { isAfter, nextSlot, type Slot, slotAt, slotStart, tableAt } from '#rules/sooth/schedule.ts';
import { tipRules, tipsAfter } from '#rules/sooth/tips.ts';

export interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly place: number;
  readonly status: (typeof roomStatuses)[number];
  /** Its newest recorded shoe; null where there is none. */
  readonly last: Slot | null;
}

/** Columns of a `RoomRow`, SQL. */
export const roomColumns = `
  id, name, place, status, (
    SELECT json_build_object('day', day, 'no', no) FROM sooth_shoe WHERE room_id = room.id ORDER BY shoes DESC LIMIT 1
  ) AS last
  FROM sooth_room room`;

/** A room at an instant: of its shoe, what is dealt by then and nothing of what is to come. */
export interface RoomNow {
  readonly room: RoomRow;
  readonly shoe: Omit<DealtShoe, 'seed' | 'hands'> | null;
  /** Null until the shoe has ended. */
  readonly seed: string | null;
  readonly hands: readonly Hand[];
  /** No hand of this shoe is to come, or there is none yet. */
  readonly isWaiting: boolean;
  readonly nextHandAt: Date | null;
  readonly nextShoeAt: Date | null;
}

/** What is dealt in a room by now: a function of seed, schedule and clock, so no hand is ever written. */
export async function roomNow(
  db: Database,
  room: RoomRow,
  days: readonly DayRow[],
  now: Date,
): Promise<RoomNow> {
  const nothing = { room, shoe: null, seed: null, hands: [], isWaiting: true };
  if (room.status === 'closed') return { ...nothing, nextHandAt: null, nextShoeAt: null };
  const slot = slotAt(now, room.place);
  // Its seed is shown already: a clock that was put back deals no hand of it again.
  const isRecorded = room.last !== null && !isAfter(slot, room.last);
  const nextShoeAt = slotStart(nextSlot(isRecorded ? room.last : slot), room.place);
  const row = days.find(({ roomId, day }) => roomId === room.id && day === slot.day);
  const dealt = row && (await cachedShoe(db, row, { no: slot.no, place: room.place }));
  if (!dealt) return { ...nothing, nextHandAt: nextShoeAt, nextShoeAt };
  const { seed, hands, ...shoe } = dealt;
  const at = isRecorded ? nextShoeAt : now;
  const { shown, nextHandAt, isWaiting, hasEnded } = tableAt({ ...dealt, nextShoeAt }, at);
  return { room, shoe, seed: hasEnded ? seed : null, hands: shown, isWaiting, nextHandAt, nextShoeAt };
}

/** A room on the wire. */
export function presentRoom({ room, shoe, hands, isWaiting, nextHandAt, nextShoeAt }: RoomNow): SoothRoom {
  const outcomes = hands.map(({ outcome }) => outcome);
  const count = (of: string) => outcomes.filter((one) => one === of).length;
  const tips = tipsAfter(isWaiting ? [] : outcomes);
  return {
    room_id: room.id,
    name: room.name,
    state: room.status === 'closed' ? 'closed' : isWaiting ? 'waiting' : 'dealing',
    shoe_no: shoe?.no ?? null,
    outcomes: outcomes.join(''),
    counts: { banker: count('B'), player: count('P'), tie: count('T') },
    tips: tipRules.map((rule) => ({ rule, side: tips[rule] })),
    next_hand_at: nextHandAt?.toISOString() ?? null,
    next_shoe_at: nextShoeAt?.toISOString() ?? null,
  };
}
