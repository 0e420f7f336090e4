import { isBetType } from '#rules/lotto/bet-type.ts';
import { chanceOf } from './odds.ts';

/** A bet that keeps more than this share of its stake in the long run is called steep. */
const STEEP = 0.4;
const BP = 10_000;

/**
 * The share of what a bet costs that stays with the house in the long run: 0.1 for three tops at 900, 0.55 for tod of 338 at 150.
 * Null for a type that this build does not know.
 * @param rate per baht of face amount
 * @param discountBp what the bet costs less, in basis points
 */
export function houseEdge(
  type: string,
  number: string | undefined,
  rate: number,
  discountBp = 0,
): number | null {
  if (!isBetType(type) || discountBp >= BP) return null;
  return 1 - (chanceOf(type, number) * rate * BP) / (BP - discountBp);
}

/** True where a bet is clearly worse than the usual ones: the same digit twice in a bet on any order, half pay, four digits. */
export function isSteep(edge: number | null): boolean {
  return edge !== null && edge > STEEP;
}

/** An edge as people read it: `55%`, `13.3%`. */
export function edgeText(edge: number): string {
  return `${(edge * 100).toFixed(1).replace(/\.0$/, '')}%`;
}
