import { protectionCopy as copy } from '#components/protection/copy.ts';
import { parseBaht, toBaht } from '#rules/money/baht.ts';
import { isTooLong, plainBaht } from '#rules/money/typed-baht.ts';
import type { LimitKind } from '#rules/protection/member-limit.ts';

const MOST_MINUTES = 44_640;

/** Reads a limit as typed: baht, of `time` whole minutes, or what is wrong with it. Read like any amount, see `plainBaht`. */
export function typedLimit(
  kind: LimitKind,
  typed: string,
): { readonly amount?: number; readonly error?: string } {
  const text = plainBaht(typed);
  if (text === '') return { error: copy.amountMissing };
  if (kind === 'time') {
    const isWhole = /^\d{1,5}$/.test(text) && Number(text) <= MOST_MINUTES;
    return isWhole ? { amount: Number(text) } : { error: copy.minutesMalformed };
  }
  if (isTooLong(text)) return { error: copy.amountTooLong };
  const satang = parseBaht(text);
  return satang === null ? { error: copy.amountMalformed } : { amount: toBaht(satang) };
}
