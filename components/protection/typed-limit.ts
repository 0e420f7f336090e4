import { protectionCopy as copy } from '#components/protection/copy.ts';
import { parseBaht, toBaht } from '#rules/money/baht.ts';
import type { LimitKind } from '#rules/protection/member-limit.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

const MOST_MINUTES = 44_640;

/** Reads a limit as typed: baht, of `time` whole minutes, or what is wrong with it. Thai digits, blanks and commas are understood. */
export function typedLimit(
  kind: LimitKind,
  typed: string,
): { readonly amount?: number; readonly error?: string } {
  const text = normaliseDigits(typed).replaceAll(/[\s,]/g, '');
  if (text === '') return { error: copy.amountMissing };
  if (kind === 'time') {
    const isWhole = /^\d{1,5}$/.test(text) && Number(text) <= MOST_MINUTES;
    return isWhole ? { amount: Number(text) } : { error: copy.minutesMalformed };
  }
  const satang = parseBaht(text);
  return satang === null ? { error: copy.amountMalformed } : { amount: toBaht(satang) };
}
