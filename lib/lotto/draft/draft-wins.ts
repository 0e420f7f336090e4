import { houseEdge, isSteep } from '#rules/lotto/odds/house-edge.ts';
import { chargeOf, halfRate, rateFromWire, rateOnWire } from '#rules/lotto/payout.ts';
import { type DraftLine, faceOf } from './bill-draft.ts';

/** What a round pays and takes off, as far as a page knows it. */
export interface DraftTerms {
  /** Per baht, and the discount in percent. */
  readonly rateOf: (type: string) => { readonly rate: number; readonly discount: number } | undefined;
  readonly controlOf: (bet: DraftLine) => { readonly control: string } | undefined;
  readonly payoutCapSatang: bigint | null;
}

/** The rate per baht that a line of the draft would pay: that of its type, or half of it for its number. */
export function draftRate(line: DraftLine, terms: DraftTerms): number {
  const rate = terms.rateOf(line.type)?.rate ?? 0;
  const isHalf = terms.controlOf(line)?.control === 'half_pay';
  return isHalf ? rateOnWire(halfRate(rateFromWire(rate))) : rate;
}

/** What of the cost of a line stays with the house in the long run; null for a type that this build does not know. */
export function draftEdge(line: DraftLine, terms: DraftTerms): number | null {
  return houseEdge(line.type, line.number, draftRate(line, terms), discountBp(line.type, terms));
}

function discountBp(type: string, terms: DraftTerms): number {
  return Math.round((terms.rateOf(type)?.discount ?? 0) * 100);
}

/** What the draft costs after the discount, in satang; lines without a price cost nothing yet. */
export function chargeOfDraft(lines: readonly DraftLine[], terms: DraftTerms): bigint {
  return lines.reduce(
    (sum, { type, amount }) => sum + chargeOf(faceOf(amount) ?? 0n, discountBp(type, terms)),
    0n,
  );
}

/** True for a line that is steep where its type as such is not: tod of a number with a digit twice, a half-pay number. */
export function isWorseThanItsType(line: DraftLine, terms: DraftTerms): boolean {
  const usual = houseEdge(
    line.type,
    undefined,
    terms.rateOf(line.type)?.rate ?? 0,
    discountBp(line.type, terms),
  );
  return isSteep(draftEdge(line, terms)) && !isSteep(usual);
}
