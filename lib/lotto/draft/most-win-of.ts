import { isBetType } from '#rules/lotto/bet-type.ts';
import { mostWin } from '#rules/lotto/most-win.ts';
import { payoutOf, rateFromWire } from '#rules/lotto/payout.ts';
import { normaliseNumber } from '#rules/lotto/typed-number.ts';
import { type DraftLine, faceOf } from './bill-draft.ts';
import { type DraftTerms, draftRate } from './draft-wins.ts';

/** The most that the draft can win with one result, in satang; blocked numbers and lines without a price count for nothing. */
export function mostWinOf(lines: readonly DraftLine[], terms: DraftTerms): bigint {
  const wins = lines.flatMap((line) => {
    const [face, number] = [faceOf(line.amount), normaliseNumber(line.type, line.number)];
    if (face === null || number === null || !isBetType(line.type)) return [];
    if (terms.controlOf(line)?.control === 'blocked') return [];
    const rate = rateFromWire(draftRate(line, terms));
    return [{ type: line.type, number, payoutSatang: payoutOf(face, rate, terms.payoutCapSatang) }];
  });
  return wins.length === 0 ? 0n : mostWin(wins);
}
