import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { Pack } from '#rules/lotto/pack.ts';
import { toSatang } from '#rules/money/baht.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

/** A line as far as its meaning goes: the rate that a member agreed to is no part of it, the accepted one stands in the bill. */
export interface MeantLine {
  readonly type: string;
  readonly number: string;
  readonly faceSatang: bigint;
}

const MARK = 'lines:';

/** What a bill asked for, kept by the ledger with its charge, so that the audit can tell whether its lines are those of the member. */
export function billHash(roundId: string, pack: Pack, lines: readonly MeantLine[]): string {
  const meant = lines.map(({ type, number, faceSatang }) => [type, number, faceSatang]);
  // The full pack goes unsaid: bills from before there was another keep their hash.
  return MARK + requestHash(pack === 'full' ? [roundId, meant] : [roundId, meant, pack]);
}

/** The same of lines as they were sent, digits of any script, baht. */
export function sentHash(
  roundId: string,
  pack: Pack,
  lines: readonly { readonly type: string; readonly number: string; readonly amount: number }[],
): string {
  const meant = lines.map(({ type, number, amount }) => ({
    type,
    number: normaliseDigits(number),
    faceSatang: toSatang(amount),
  }));
  return billHash(roundId, pack, meant);
}

/** Earlier bills have the hash of the bytes of their request, which cannot be made again; it has another form. */
export function isOfBefore(hash: string): boolean {
  return /^[\w-]{43}$/.test(hash);
}
