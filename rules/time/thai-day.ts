import { BUDDHIST_ERA, isDay } from './bangkok-time.ts';

/** A day as people in Thailand put it together: date, month from 1, and year of the Buddhist era; empty while it is not chosen. */
export interface ThaiDay {
  readonly date: string;
  readonly month: string;
  readonly year: string;
}

/** The day as `YYYY-MM-DD` of the Christian era, whether there is one or not; empty while a part is missing. */
export function thaiDay({ date, month, year }: ThaiDay): string {
  if (!date || !month || !year) return '';
  return [
    String(Number(year) - BUDDHIST_ERA).padStart(4, '0'),
    month.padStart(2, '0'),
    date.padStart(2, '0'),
  ].join('-');
}

/** The same, where a month has no such date its last one: 31 February is 28 or 29 February. Undefined where it is no day at all. */
export function nearestThaiDay(parts: ThaiDay): string | undefined {
  if (!/^(?:[1-9]|[12]\d|3[01])$/.test(parts.date)) return undefined;
  const dates = [parts.date, '30', '29', '28'].filter((date) => Number(date) <= Number(parts.date));
  return dates.map((date) => thaiDay({ ...parts, date })).find(isDay);
}

/** The parts of a day, `YYYY-MM-DD`. */
export function partsOf(day: string): ThaiDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { date: String(date), month: String(month), year: String(year + BUDDHIST_ERA) };
}
