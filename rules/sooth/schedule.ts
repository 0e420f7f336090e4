import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

const MINUTE_MS = 60_000;
export const SHOES_A_DAY = 24;
export const SHOE_MS = 60 * MINUTE_MS;
export const HAND_MS = 40_000;
/** So many hands end before the next shoe begins; most shoes reach their cut card before. */
export const MOST_HANDS = 88;
/** Tables begin so long after each other. */
const STEP_MS = 15 * MINUTE_MS;
/** A room has one of so many places in the hour. */
export const PLACES = 4;

/** One shoe of a table: its day in Bangkok, `YYYY-MM-DD`, and its number in that day, from 1. */
export interface Slot {
  readonly day: string;
  readonly no: number;
}

/** When the first hand of a shoe is dealt. `place` says when in the hour the table begins, from 0. */
export function slotStart({ day, no }: Slot, place: number): Date {
  return new Date(instantOf(day, '00:00').getTime() + (no - 1) * SHOE_MS + place * STEP_MS);
}

/** The shoe whose time it is at an instant; the last of a day goes on past midnight. */
export function slotAt(now: Date, place: number): Slot {
  const shifted = now.getTime() - place * STEP_MS;
  const day = bangkokDate(shifted);
  return { day, no: Math.floor((shifted - instantOf(day, '00:00').getTime()) / SHOE_MS) + 1 };
}

export function nextSlot({ day, no }: Slot): Slot {
  return no < SHOES_A_DAY ? { day, no: no + 1 } : { day: addDays(day, 1), no: 1 };
}

export function slotBefore({ day, no }: Slot): Slot {
  return no > 1 ? { day, no: no - 1 } : { day: addDays(day, -1), no: SHOES_A_DAY };
}

/** True for a slot that comes later than another one. */
export function isAfter(slot: Slot, other: Slot): boolean {
  return slot.day === other.day ? slot.no > other.no : slot.day > other.day;
}

/** How many of the hands of a shoe are dealt at an instant. */
export function handsDealt(startsAt: Date, hands: number, now: Date): number {
  const begun = Math.floor((now.getTime() - startsAt.getTime()) / HAND_MS) + 1;
  return Math.min(Math.max(begun, 0), hands);
}

/** When a shoe has ended and its seed is shown: the time of a hand after its last one. */
export function shoeEnd(startsAt: Date, hands: number): Date {
  return new Date(startsAt.getTime() + hands * HAND_MS);
}

interface TableFacts<Dealt> {
  readonly startsAt: Date;
  /** All hands of the shoe. */
  readonly hands: readonly Dealt[];
  readonly nextShoeAt: Date;
}

/** A shoe as a table shows it at an instant. */
export function tableAt<Dealt>({ startsAt, hands, nextShoeAt }: TableFacts<Dealt>, now: Date) {
  const shown = hands.slice(0, handsDealt(startsAt, hands.length, now));
  const isLast = shown.length === hands.length;
  return {
    shown,
    nextHandAt: isLast ? nextShoeAt : new Date(startsAt.getTime() + shown.length * HAND_MS),
    /** The cut card has come; the next shoe is waited for. */
    isWaiting: isLast,
    hasEnded: shoeEnd(startsAt, hands.length) <= now,
  };
}
