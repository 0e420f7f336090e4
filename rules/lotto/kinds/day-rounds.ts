import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';
import { changedDays, type DayChanges } from './draw-days.ts';
import type { RoundPlan, RoundTimes } from './lottery-kind.ts';

const MINUTE_MS = 60_000;

/** When a kind with one round a draw day plays. */
export interface DaySchedule {
  /** Draw days from one day to another, both included, in order. */
  readonly days: (from: string, to: string) => readonly string[];
  readonly times: (day: string) => Pick<RoundTimes, 'closesAt' | 'resultAt'>;
  /** How far ahead of its day a sandbox may publish a draw. */
  readonly aheadDays: number;
  /** Longer than any time without a draw. */
  readonly longestGapDays: number;
  readonly opensMinutesAfterResult: number;
}

/**
 * Rounds of a kind with one a draw day whose close lies ahead, nearest first; each opens so long after the result of the
 * draw day before. A day's round may close after its midnight.
 */
export function nextDayRounds(schedule: DaySchedule, now: Date, changes: DayChanges): RoundPlan[] {
  const today = bangkokDate(now);
  const from = addDays(today, -schedule.longestGapDays);
  const to = addDays(today, schedule.aheadDays);
  const opensAfterResultMs = schedule.opensMinutesAfterResult * MINUTE_MS;
  const plans: RoundPlan[] = [];
  let opensAt = instantOf(from, '00:00');
  for (const drawDate of changedDays(schedule.days(from, to), changes, [from, to])) {
    const { closesAt, resultAt } = schedule.times(drawDate);
    if (closesAt > now) plans.push({ drawDate, number: 1, opensAt, closesAt, resultAt, opensAfterResultMs });
    opensAt = new Date(resultAt.getTime() + opensAfterResultMs);
  }
  return plans;
}
