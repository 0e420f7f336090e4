/** Bangkok keeps UTC+7 all year (IANA tz database: no change since 1920), so fixed arithmetic needs no zone data. */
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
/** Years that the Buddhist era is ahead. */
export const BUDDHIST_ERA = 543;

/** Their short names. */
export const SHORT_MONTHS = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
];
/** Names of the months, January first. */
export const LONG_MONTHS = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
];

/** A moment: a Date, epoch milliseconds, or ISO 8601 text with a zone. */
type Moment = Date | number | string;

function bangkokIso(moment: Moment): string {
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString();
}

/** Calendar day in Bangkok of a moment, `YYYY-MM-DD`. Throws RangeError for what is no moment. */
export function bangkokDate(moment: Moment): string {
  return bangkokIso(moment).slice(0, 10);
}

/** Month in Bangkok of a moment, `YYYY-MM`. Throws RangeError for what is no moment. */
export function bangkokMonth(moment: Moment): string {
  return bangkokIso(moment).slice(0, 7);
}

/** Clock time in Bangkok of a moment, `HH:MM`. */
export function bangkokTime(moment: Moment): string {
  return bangkokIso(moment).slice(11, 16);
}

/** Years from 1900 to 2200, at the beginning of a text: what the site's calendar holds and every store of dates takes. */
const YEAR = /^(?:19\d\d|2[01]\d\d|2200)-/;

/** The first day of the site's calendar. */
export const FIRST_DAY = '1900-01-01';

/** True for a text that begins with a year of the site's calendar, `YYYY-`. */
export function isInCalendar(text: string): boolean {
  return YEAR.test(text);
}

/** True for a day that exists, from 1900 to 2200, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isInCalendar(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The moment of a Bangkok day (`YYYY-MM-DD`) and clock time (`HH:MM`). Throws RangeError for a day or time that does not exist. */
export function instantOf(day: string, time: string): Date {
  const moment = new Date(`${day}T${time}:00+07:00`);
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    throw new RangeError(`No such time: ${day} ${time}`);
  return moment;
}

/** The day that lies `count` days after `day` (before it when negative). */
export function addDays(day: string, count: number): string {
  return bangkokDate(instantOf(day, '00:00').getTime() + count * DAY_MS);
}

/** Days from one day to a later one; below zero when it is earlier. */
export function daysBetween(day: string, later: string): number {
  return (instantOf(later, '00:00').getTime() - instantOf(day, '00:00').getTime()) / DAY_MS;
}

/** A Monday. */
const MONDAY = '2024-01-01';
const WEEK_DAYS = 7;

/** The Monday on which the week of a day begins. */
export function mondayOf(day: string): string {
  const since = daysBetween(MONDAY, day) % WEEK_DAYS;
  return addDays(day, -((since + WEEK_DAYS) % WEEK_DAYS));
}

function writeDay(day: string, form: 'short' | 'long'): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const buddhistYear = String(year + BUDDHIST_ERA);
  if (form === 'long') return `${date} ${LONG_MONTHS[month - 1]} ${buddhistYear}`;
  return `${date} ${SHORT_MONTHS[month - 1]} ${buddhistYear.slice(-2)}`;
}

/** A `YYYY-MM-DD` day or a moment in the Buddhist era: short `16 มิ.ย. 68`, long `16 มิถุนายน 2568`. */
export function formatThaiDate(when: Moment, form: 'short' | 'long' = 'short'): string {
  const isWritten = typeof when === 'string' && /^\d{4}-\d\d-\d\d$/.test(when);
  if (isWritten) instantOf(when, '00:00');
  return writeDay(isWritten ? when : bangkokDate(when), form);
}

/** A moment as `1 พ.ย. 69 15:04 น.` */
export function formatThaiDateTime(moment: Moment): string {
  const iso = bangkokIso(moment);
  return `${writeDay(iso.slice(0, 10), 'short')} ${iso.slice(11, 16)} น.`;
}
