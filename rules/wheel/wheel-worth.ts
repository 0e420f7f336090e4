import { sumOfWeights } from '#rules/draw/outcomes.ts';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import { SPIN_SATANG } from '#rules/quests/quest-worth.ts';
import type { Prize } from '#rules/wheel/prize.ts';

/** What a spin costs in points: no less than any spin may be worth. */
export const SPIN_POINTS = Math.ceil(SPIN_SATANG / POINT_SATANG);

/** The most that one prize may be, in satang; a wheel that pays more on one ticket is a slip of the hand. */
export const MOST_PRIZE_SATANG = 10_000_000;

function worthOf({ type, amount }: Pick<Prize, 'type' | 'amount'>): bigint {
  if (type === 'none') return 0n;
  return BigInt(amount) * (type === 'cash' ? 1n : BigInt(POINT_SATANG));
}

/** What all tickets of a wheel are worth together, in satang. */
function worthOfAll(prizes: readonly Prize[]): bigint {
  return prizes.reduce((sum, prize) => sum + worthOf(prize) * BigInt(prize.weight), 0n);
}

/** What a spin is worth on average, in satang, to be read. */
export function meanSatang(prizes: readonly Prize[]): number {
  return Number(worthOfAll(prizes)) / sumOfWeights(prizes);
}

/** True when a spin is worth more on average than quests and its price in points take it for. */
export function isTooGenerous(prizes: readonly Prize[]): boolean {
  return worthOfAll(prizes) > BigInt(SPIN_SATANG) * BigInt(sumOfWeights(prizes));
}
