import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

const MONTHS = 12;

/** The same time of day so many months later in Bangkok; of a day that the month does not have, the first of the next. */
export function addMonths(now: Date, months: number): Date {
  const day = bangkokDate(now);
  const sinceMidnight = now.getTime() - instantOf(day, '00:00').getTime();
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const monthAt = month - 1 + months;
  const at = new Date(Date.UTC(year + Math.floor(monthAt / MONTHS), monthAt % MONTHS, date));
  // Beyond the end of the month it has come into the next one by as many days as there are too many.
  if (at.getUTCDate() !== date) at.setUTCDate(1);
  return new Date(instantOf(at.toISOString().slice(0, 10), '00:00').getTime() + sinceMidnight);
}
