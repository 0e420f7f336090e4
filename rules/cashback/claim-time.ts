import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** The Bangkok day that can be claimed at an instant: the one before. */
export function claimableDay(now: Date): string {
  return addDays(bangkokDate(now), -1);
}

/** From this instant on a day can be claimed no more: the end of the day after it. */
export function claimEnd(day: string): Date {
  return instantOf(addDays(day, 2), '00:00');
}

/** Earlier days are measured again so long: a result that is put right later moves no cashback. */
export const ADJUSTED_DAYS = 7;
