import { POINT_SATANG } from '#rules/points/point-worth.ts';
import type { PrizeKind, QuestCondition } from '#rules/quests/quest.ts';

/** What one spin is worth on average, in satang (5 baht: the published weights of the wheel). */
export const SPIN_SATANG = 500;
const BP = 10_000;

/** What one of each is worth. */
const EACH_SATANG: Readonly<Record<PrizeKind, number>> = {
  point: POINT_SATANG,
  spin: SPIN_SATANG,
  credit: 1,
};

interface Worth {
  readonly prizeKind: PrizeKind;
  readonly prizeAmount: number;
  readonly conditions: readonly Pick<QuestCondition, 'fact' | 'least'>[];
}

/**
 * How much of the stake that a quest asks for comes back with its prize, in hundredths of a percent. Deposits, bets of any
 * size and check-ins cost nothing, so a quest of these alone gives back without end.
 */
export function returnedBp({ prizeKind, prizeAmount, conditions }: Worth): number {
  const stake = conditions.filter(({ fact }) => fact === 'stake').map(({ least }) => Number(least));
  const worth = prizeAmount * EACH_SATANG[prizeKind];
  return stake.length === 0 ? Number.POSITIVE_INFINITY : (worth / Math.max(...stake)) * BP;
}

/** What all quests together give back of one stake that counts for each of them. */
export function returnedOfAll(quests: readonly Worth[]): number {
  return quests.reduce((sum, quest) => sum + returnedBp(quest), 0);
}
