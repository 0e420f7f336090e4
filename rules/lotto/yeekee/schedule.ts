import type { DayChanges } from '#rules/lotto/kinds/draw-days.ts';
import type { RoundPlan, RoundTimes } from '#rules/lotto/kinds/lottery-kind.ts';
import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

const MINUTE_MS = 60_000;

/** Rounds of a business day, which begins at 05:00 in Bangkok and ends at 04:59:59 of the next morning. */
export const YEEKEE_ROUNDS = 88;
const DAY_BEGINS = { clock: '05:00', hours: 5 };
const FIRST_CLOSES = '06:00';
const EVERY_MINUTES = 15;
/** Around a round's close, in minutes. */
const SHOOTING = { opensBefore: 15, closesAfter: 2 };
const RESULT_AFTER = 3;
/** How many business days are known ahead of the present one. */
const DAYS_AHEAD = 2;

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}

/** Business day of a moment, `YYYY-MM-DD`: before 05:00 still the day before. */
export function businessDay(moment: Date): string {
  return bangkokDate(after(moment, -60 * DAY_BEGINS.hours));
}

/** Times of round 1 to 88 of a business day: all open with the day, each closes a quarter of an hour after the one before. */
export function yeekeeTimes(day: string, number: number): RoundTimes {
  const closesAt = after(instantOf(day, FIRST_CLOSES), EVERY_MINUTES * (number - 1));
  return { opensAt: instantOf(day, DAY_BEGINS.clock), closesAt, resultAt: after(closesAt, RESULT_AFTER) };
}

/** From when to when shots are taken, both included. */
export interface ShootingTimes {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** Rounds whose betting closed before this moment take no shots at `now`. */
export function shootingOverBefore(now: Date): Date {
  return after(now, -SHOOTING.closesAfter);
}

/** When shots of a round are taken, by the close of its betting. */
export function shootingTimes(closesAt: Date): ShootingTimes {
  return {
    opensAt: after(closesAt, -SHOOTING.opensBefore),
    closesAt: after(closesAt, SHOOTING.closesAfter),
  };
}

function roundsOfDay(day: string): RoundPlan[] {
  return Array.from({ length: YEEKEE_ROUNDS }, (_, at) => {
    return { drawDate: day, number: at + 1, ...yeekeeTimes(day, at + 1) };
  });
}

/** Rounds whose close lies ahead, nearest close first; a day that was called off has none. */
export function nextYeekeeRounds(now: Date, changes: DayChanges): RoundPlan[] {
  const today = businessDay(now);
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .filter((day) => changes.get(day) !== false)
    .flatMap(roundsOfDay)
    .filter(({ closesAt }) => closesAt > now);
}
