import type { DayChanges } from '#rules/lotto/kinds/draw-days.ts';
import type { RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';
import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

const HOUR_MS = 3_600_000;
const RESULT_AFTER_MS = 60_000;

/** Rounds of a day: they close at 09:00, 10:00 and so on to 24:00 in Bangkok. */
export const PINGPONG_ROUNDS = 16;
const FIRST_CLOSES = '09:00';
const DAYS_AHEAD = 2;

/** Each opens when the one before closes, the first of a day at 00:00. */
function roundsOfDay(day: string): RoundPlan[] {
  const first = instantOf(day, FIRST_CLOSES).getTime();
  return Array.from({ length: PINGPONG_ROUNDS }, (_, at) => {
    const closesAt = new Date(first + at * HOUR_MS);
    const opensAt = at === 0 ? instantOf(day, '00:00') : new Date(closesAt.getTime() - HOUR_MS);
    const resultAt = new Date(closesAt.getTime() + RESULT_AFTER_MS);
    return { drawDate: day, number: at + 1, opensAt, closesAt, resultAt };
  });
}

/** Rounds whose close lies ahead, nearest close first; a day that was called off has none. */
export function nextPingpongRounds(now: Date, changes: DayChanges): RoundPlan[] {
  const today = bangkokDate(now);
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .filter((day) => changes.get(day) !== false)
    .flatMap(roundsOfDay)
    .filter(({ closesAt }) => closesAt > now);
}
