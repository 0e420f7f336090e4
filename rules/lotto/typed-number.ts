import { normaliseDigits } from '#rules/text/digits.ts';
import { betDigits, isBetType } from './bet-type.ts';

/**
 * The number of a bet as ASCII digits, leading zeros kept (`007`); Thai and full-width digits are taken. Null when it
 * has not as many digits as its type wants, or the type is unknown.
 */
export function normaliseNumber(type: string, typed: string): string | null {
  const number = normaliseDigits(typed);
  return isBetType(type) && /^\d+$/.test(number) && number.length === betDigits[type] ? number : null;
}
