import { normaliseTyped } from '#rules/text/normalise-text.ts';
import {
  BUDDHIST_ERA,
  bangkokDate,
  instantOf,
  isDay,
  LONG_MONTHS,
  SHORT_MONTHS,
} from '#rules/time/bangkok-time.ts';

/** A day in Bangkok as a statement says it, and the instant where it tells one. */
export interface StatedTime {
  readonly day: string;
  readonly at: Date | null;
}

/** `08/06/2568` may be read two ways, until a line such as `06/13/2568` says that months stand first in this file. */
export function isMonthFirst(text: string): boolean {
  const [, first, second] = SLASHED.exec(normaliseTyped(text).trim()) ?? [];
  return Number(first) <= 12 && Number(second) > 12;
}

/** True for a day that stands first and may as well be a month. */
export function mayBeMonthFirst(text: string): boolean {
  const [, first, second] = SLASHED.exec(normaliseTyped(text).trim()) ?? [];
  return Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}\b/;
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,? +(.+))?$/;
const YEAR_FIRST = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})(?:(?:,? +|T)(.+))?$/;
const NAMED = /^(\d{1,2}) +(\S+?) *(\d{4})(?:,? +(.+))?$/;
const TIME = /^(?:เวลา *)?([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d)(?:\.\d{1,9})?)?(?: *น\.?)?$/;
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;
const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year, month and date, of the Christian or the Buddhist era by the size of the year; undefined for no day. */
function dayOf(year: number, month: number, date: number): string | undefined {
  const christian = year >= 1900 + BUDDHIST_ERA ? year - BUDDHIST_ERA : year;
  const day = [
    String(christian).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(date).padStart(2, '0'),
  ];
  return isDay(day.join('-')) ? day.join('-') : undefined;
}

function monthOf(word: string): number {
  const plain = word.toLowerCase().replaceAll('.', '');
  const english = ENGLISH.indexOf(plain);
  if (english >= 0) return english + 1;
  return [SHORT_MONTHS, LONG_MONTHS].reduce(
    (found, names) => Math.max(found, names.findIndex((name) => name.replaceAll('.', '') === plain) + 1),
    0,
  );
}

function withTime(day: string | undefined, time: string | undefined): StatedTime | undefined {
  if (day === undefined) return undefined;
  if (time === undefined || time.trim() === '') return { day, at: null };
  const [, hour, minute, second = '0'] = TIME.exec(time.trim()) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const at = instantOf(day, `${hour.padStart(2, '0')}:${minute}`);
  return { day, at: new Date(at.getTime() + Number(second) * 1_000) };
}

/**
 * The moment of a line: with a zone as it says, otherwise in Bangkok; the day stands before the month unless the year is first, and the
 * year has four digits of either era. `time` is that of a column of its own. Undefined for what is not certainly one.
 */
export function readStatedTime(text: string, time?: string): StatedTime | undefined {
  const plain = normaliseTyped(text).trim().replace(/ +/g, ' ');
  const own = time === undefined ? undefined : normaliseTyped(time);
  if (ZONED.test(plain)) return own ? undefined : zoned(plain);
  const [, date, , month, year, behind] = DAY_FIRST.exec(plain) ?? [];
  if (date) return join(dayOf(Number(year), Number(month), Number(date)), behind, own);
  const [, yearOf, , monthIn, dateIn, rest] = YEAR_FIRST.exec(plain) ?? [];
  if (yearOf) return join(dayOf(Number(yearOf), Number(monthIn), Number(dateIn)), rest, own);
  const [, dateAt, word = '', yearAt, after] = NAMED.exec(plain) ?? [];
  if (dateAt) return join(dayOf(Number(yearAt), monthOf(word), Number(dateAt)), after, own);
  return undefined;
}

/** A time in the cell of the day and another in one of its own is one too many. */
function join(day: string | undefined, behind: string | undefined, own: string | undefined) {
  return behind && own ? undefined : withTime(day, behind ?? own);
}

function zoned(text: string): StatedTime | undefined {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return undefined;
  const day = bangkokDate(at);
  return isDay(day) ? { day, at } : undefined;
}
