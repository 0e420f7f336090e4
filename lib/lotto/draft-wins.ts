import { isBetType } from '#rules/lotto/bet-type.ts';
import { mostWin } from '#rules/lotto/most-win.ts';
import { houseEdge, isSteep } from '#rules/lotto/odds/house-edge.ts';
import { payoutOf, rateFromWire } from '#rules/lotto/payout.ts';
import { normaliseNumber } from '#rules/lotto/typed-number.ts';
import { type DraftLine, faceOf } from './bill-draft.ts';

/** What a round pays, as far as a page knows it. */
interface Terms {
  readonly rateOf: (type: string) => { readonly rate: number } | undefined;
  readonly controlOf: (
    bet: DraftLine,
  ) => { readonly control: string; readonly rate: number | null } | undefined;
  readonly payoutCapSatang: bigint | null;
}

/** The rate per baht that a line of the draft would pay: that of its type, or what the operator set for its number. */
export function draftRate(line: DraftLine, terms: Terms): number {
  return terms.controlOf(line)?.rate ?? terms.rateOf(line.type)?.rate ?? 0;
}

/** True for a line that is steep where its type as such is not: tod of a number with a digit twice, a half-pay number. */
export function isWorseThanItsType(line: DraftLine, terms: Terms): boolean {
  const usual = houseEdge(line.type, undefined, terms.rateOf(line.type)?.rate ?? 0);
  return isSteep(houseEdge(line.type, line.number, draftRate(line, terms))) && !isSteep(usual);
}

/** The most that the draft can win with one result, in satang; blocked numbers and lines without a price count for nothing. */
export function mostWinOf(lines: readonly DraftLine[], terms: Terms): bigint {
  const wins = lines.flatMap((line) => {
    const [face, number] = [faceOf(line.amount), normaliseNumber(line.type, line.number)];
    if (face === null || number === null || !isBetType(line.type)) return [];
    if (terms.controlOf(line)?.control === 'blocked') return [];
    const rate = rateFromWire(draftRate(line, terms));
    return [{ type: line.type, number, payoutSatang: payoutOf(face, rate, terms.payoutCapSatang) }];
  });
  return wins.length === 0 ? 0n : mostWin(wins);
}
