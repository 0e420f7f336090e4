import type { RoundTimes } from '#rules/lotto/kinds/lottery-kind.ts';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';
import gloCalendar from './calendar.json' with { type: 'json' };

/** Draw days by rule and exception. A nominal day may be moved by every year's rule, and an override overrules both. */
export interface DrawCalendar {
  readonly nominal_days: readonly string[];
  readonly yearly_shifts: readonly {
    readonly nominal: string;
    readonly draw: string;
    readonly year: number;
  }[];
  readonly overrides: readonly { readonly nominal: string; readonly draw: string | null }[];
  readonly opens_minutes_after_result: number;
  readonly closes: string;
  readonly result: string;
}

const MINUTE_MS = 60_000;
/** No draw was ever moved this far from its nominal day. */
const FARTHEST_DAYS = 7;
/** Longer than any time without a draw (2020-03-16 to 2020-05-16). */
export const LONGEST_GAP_DAYS = 92;

/** Day of the draw that belongs to a nominal day; null when it was not held. */
function drawDayOf(nominal: string, calendar: DrawCalendar): string | null {
  const override = calendar.overrides.find((entry) => entry.nominal === nominal);
  if (override) return override.draw;
  const shift = calendar.yearly_shifts.find((entry) => entry.nominal === nominal.slice(5));
  return shift ? `${Number(nominal.slice(0, 4)) + shift.year}-${shift.draw}` : nominal;
}

/**
 * Draw days of the government lottery from `from` to `to`, both included, in order. Right for every draw since
 * 2015-09-01; a later change that the Government Lottery Office announces is an override to add.
 */
export function drawDates(from: string, to: string, calendar: DrawCalendar = gloCalendar): string[] {
  const dates: string[] = [];
  const last = addDays(to, FARTHEST_DAYS);
  for (let day = addDays(from, -FARTHEST_DAYS); day <= last; day = addDays(day, 1)) {
    if (!calendar.nominal_days.includes(day.slice(8))) continue;
    const drawn = drawDayOf(day, calendar);
    if (drawn !== null && drawn >= from && drawn <= to) dates.push(drawn);
  }
  return dates.sort();
}

/** Times of the round of a draw day: it opens an hour after the previous result. Throws RangeError when there is no draw that day. */
export function roundTimes(drawDate: string, calendar: DrawCalendar = gloCalendar): RoundTimes {
  const [previous, self] = drawDates(addDays(drawDate, -LONGEST_GAP_DAYS), drawDate, calendar).slice(-2);
  if (self !== drawDate || previous === undefined) throw new RangeError(`No draw on ${drawDate}`);
  const previousResultAt = instantOf(previous, calendar.result);
  return {
    opensAt: new Date(previousResultAt.getTime() + calendar.opens_minutes_after_result * MINUTE_MS),
    closesAt: instantOf(drawDate, calendar.closes),
    resultAt: instantOf(drawDate, calendar.result),
  };
}
