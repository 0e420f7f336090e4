import type { BetType } from './bet-type.ts';
import { type Figures, isWin } from './matching.ts';

const RATE_UNIT = 100n;
const DISCOUNT_UNIT = 10_000n;
/** The highest rate per baht that there may be. */
export const MAX_RATE = 100_000;

/** Rate on the wire (3.2 per baht) of a rate in hundredths (320). */
export function rateOnWire(rateHundredths: number): number {
  return rateHundredths / 100;
}

/** Hundredths (320) of a rate on the wire (3.2), the nearest. */
export function rateFromWire(rate: number): number {
  return Math.round(rate * 100);
}

/** Discount on the wire, in percent (28), of one in basis points (2800). */
export function discountOnWire(discountBp: number): number {
  return discountBp / 100;
}

/** Rate in hundredths of a number that is paid at half, rounded down. It is the rate that the bill then keeps. */
export function halfRate(rateHundredths: number): number {
  return Math.floor(rateHundredths / 2);
}

/**
 * What a member is charged for a face amount after the price list's discount, rounded half up to the satang.
 * @param discountBp discount in basis points: 2800 takes 28 % off
 */
export function chargeOf(faceSatang: bigint, discountBp: number): bigint {
  const charged = faceSatang * (DISCOUNT_UNIT - BigInt(discountBp));
  return (charged + DISCOUNT_UNIT / 2n) / DISCOUNT_UNIT;
}

/**
 * Gross payout of a winning line: face amount times accepted rate, rounded down, at most `capSatang`,
 * where that is known. The stake is not returned.
 */
export function payoutOf(faceSatang: bigint, rateHundredths: number, capSatang: bigint | null): bigint {
  const gross = (faceSatang * BigInt(rateHundredths)) / RATE_UNIT;
  return capSatang === null || gross < capSatang ? gross : capSatang;
}

interface AcceptedLine {
  readonly type: BetType;
  readonly number: string;
  /** Face amount, before any discount. */
  readonly faceSatang: bigint;
  /** The rate at which the line was accepted, in hundredths; later changes do not touch it (GLI-19 A.5.1(e)). */
  readonly rateHundredths: number;
}

/** Outcome of one line under a result. */
export function settleLine(
  line: AcceptedLine,
  figures: Figures,
  capSatang: bigint,
): { readonly status: 'win' | 'lose'; readonly payoutSatang: bigint } {
  if (!isWin(line.type, line.number, figures)) return { status: 'lose', payoutSatang: 0n };
  return { status: 'win', payoutSatang: payoutOf(line.faceSatang, line.rateHundredths, capSatang) };
}
