import { type DaySchedule, nextDayRounds } from '#rules/lotto/kinds/day-rounds.ts';
import type { DayChanges } from '#rules/lotto/kinds/draw-days.ts';
import type { RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';
import calendar from './calendar.json' with { type: 'json' };
import { drawDates, LONGEST_GAP_DAYS } from './calendar.ts';

const schedule: DaySchedule = {
  days: drawDates,
  times: (day) => ({
    closesAt: instantOf(day, calendar.closes),
    resultAt: instantOf(day, calendar.result),
  }),
  aheadDays: 92,
  longestGapDays: LONGEST_GAP_DAYS,
  opensMinutesAfterResult: calendar.opens_minutes_after_result,
};

/** Rounds of the government lottery whose close lies ahead: one a draw day, open from an hour after the result before. */
export function nextGloRounds(now: Date, changes: DayChanges): RoundPlan[] {
  return nextDayRounds(schedule, now, changes);
}
