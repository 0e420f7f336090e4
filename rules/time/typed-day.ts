import { normaliseDigits } from '#rules/text/digits.ts';
import { BUDDHIST_ERA, isDay } from './bangkok-time.ts';

const FIRST_BUDDHIST_YEAR = 2400;
const LAST_CHRISTIAN_YEAR = 2200;
const SEPARATED = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/;

/**
 * A day that was typed as date, month and year, as `5/11/2540` or `05112540`, with the year of the Buddhist or of the Christian
 * era, as `YYYY-MM-DD` of the Christian era. Empty while it is no day, or where its year could be of neither.
 */
export function typedDay(typed: string): string {
  const text = normaliseDigits(typed).trim();
  const parts = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? SEPARATED.exec(text);
  const [, date = '', month = '', year = ''] = parts ?? [];
  const named = Number(year);
  if (named > LAST_CHRISTIAN_YEAR && named < FIRST_BUDDHIST_YEAR) return '';
  const christian = named >= FIRST_BUDDHIST_YEAR ? named - BUDDHIST_ERA : named;
  const day = [String(christian).padStart(4, '0'), month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return isDay(day) ? day : '';
}
