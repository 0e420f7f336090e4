import { sumOfWeights } from '#rules/draw/outcomes.ts';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import { SPIN_SATANG } from '#rules/quests/quest-worth.ts';
import type { Prize } from '#rules/wheel/prize.ts';
import { isTooGenerous, MOST_PRIZE_SATANG, meanSatang } from '#rules/wheel/wheel-worth.ts';

export const MOST_PRIZES = 12;
/** The most tickets of a wheel. */
export const MOST_TICKETS = 100_000_000;

/** Why prizes are no wheel, for an operator; null when they are one. A spin must not be worth more than quests take it for. */
export function faultOfPrizes(prizes: readonly Prize[]): string | null {
  if (prizes.length < 2 || prizes.length > MOST_PRIZES) return `A wheel has 2 to ${MOST_PRIZES} prizes`;
  if (new Set(prizes.map(({ id }) => id)).size < prizes.length) return 'Two prizes have the same id';
  const odd = prizes.find(({ type, amount }) => (type === 'none') !== (amount === 0));
  if (odd) return `${odd.id} is ${odd.type} and ${odd.amount}`;
  const high = prizes.find(
    ({ type, amount }) => amount * (type === 'point' ? POINT_SATANG : 1) > MOST_PRIZE_SATANG,
  );
  if (high) return `${high.id} is worth more than ${MOST_PRIZE_SATANG} satang`;
  if (sumOfWeights(prizes) > MOST_TICKETS) return `More than ${MOST_TICKETS} tickets`;
  if (isTooGenerous(prizes))
    return `A spin would be worth ${meanSatang(prizes)} satang on average where ${SPIN_SATANG} is the most`;
  return null;
}
