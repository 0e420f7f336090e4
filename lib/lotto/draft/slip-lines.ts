import { type DraftLine, faceOf } from '#lib/lotto/draft/bill-draft.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import type { SlipLine } from '#rules/lotto/slip/slip.ts';

/** The lines as a slip has them: those of known types that have an amount. */
export function slipLines(lines: readonly DraftLine[]): SlipLine[] {
  return lines.flatMap(({ type, number, amount }) => {
    const satang = faceOf(amount);
    return satang === null || !isBetType(type) ? [] : [{ type, number, satang }];
  });
}
