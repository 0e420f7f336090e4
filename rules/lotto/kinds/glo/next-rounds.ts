import type { RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';
import { addDays, bangkokDate } from '#rules/time/bangkok-time.ts';
import calendar from './calendar.json' with { type: 'json' };
import { drawDates, roundTimes } from './calendar.ts';

/** How far ahead of its day a sandbox may publish a draw. */
const AHEAD_DAYS = 92;

/** Rounds of the government lottery whose close lies ahead: one a draw day, open from an hour after the result before. */
export function nextGloRounds(now: Date): RoundPlan[] {
  const today = bangkokDate(now);
  return drawDates(today, addDays(today, AHEAD_DAYS))
    .map((drawDate) => ({
      drawDate,
      number: 1,
      ...roundTimes(drawDate),
      opensAfterResultMs: calendar.opens_minutes_after_result * 60_000,
    }))
    .filter(({ closesAt }) => closesAt > now);
}
