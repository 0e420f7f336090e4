import { mostBackBp } from '#rules/loyalty/give-back.ts';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import type { PollPrize } from '#rules/poll/poll.ts';

const BP = 10_000n;

/** What a prize is worth at the most, in satang. */
export function prizeSatang({ kind, amount }: Pick<PollPrize, 'kind' | 'amount'>): bigint {
  return BigInt(amount) * (kind === 'point' ? BigInt(POINT_SATANG) : 1n);
}

/**
 * From how many answers on each prize is given, in the order of places: then what all prizes until it are worth is covered by the
 * stakes behind the answers. So an answer is worth no more on average than a poll may give back of its stake.
 */
export function answersNeeded(prizes: readonly PollPrize[], stepSatang: bigint): number[] {
  const ofAnswer = stepSatang * BigInt(mostBackBp.poll);
  let worth = 0n;
  return prizes.map((prize) => {
    worth += prizeSatang(prize);
    return Number((worth * BP + ofAnswer - 1n) / ofAnswer);
  });
}

/** The prizes that so many answers bring. */
export function prizesOf(
  prizes: readonly PollPrize[],
  stepSatang: bigint,
  answers: number,
): readonly PollPrize[] {
  const needed = answersNeeded(prizes, stepSatang);
  const first = needed.findIndex((least) => least > answers);
  return prizes.slice(0, Math.min(first === -1 ? prizes.length : first, answers));
}
