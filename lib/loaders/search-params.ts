import 'server-only';
import { notFound } from 'next/navigation';
import { answerOnce } from '#lib/render-context.ts';
import { isDay } from '#rules/time/bangkok-time.ts';
import { nearestThaiDay } from '#rules/time/thai-day.ts';

/** A field of an address as it comes. */
export type Asked = string | string[] | undefined;

/** As the contract's `Id`, which is not loaded here. */
const ID = /^[A-Za-z0-9._-]{1,64}$/;

/** A value of the query that was given once and is not empty. */
export function oneOf(value: Asked): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The day in an address, as `YYYY-MM-DD` or as the three fields of `DayField` send it; none where it is no day. */
export function dayOf(asked: Asked): string | undefined {
  if (Array.isArray(asked)) {
    const [date = '', month = '', year = '', ...more] = asked;
    return more.length === 0 ? nearestThaiDay({ date, month, year }) : undefined;
  }
  const day = oneOf(asked);
  if (day === undefined || isDay(day)) return day;
  answerOnce();
  return undefined;
}

/** An id from the address; what cannot be one is the 404 page. */
export function idOf(value: Asked): string | undefined {
  if (value === undefined || (typeof value === 'string' && ID.test(value))) return value;
  notFound();
}
