import type { CouponKind, CouponPrizeKind } from '#rules/coupon/coupon.ts';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import { SPIN_SATANG } from '#rules/quests/quest-worth.ts';

const DAY_MS = 86_400_000;
/** Thousandths of a hundredth of a percent, so that a sum of many is exact. */
const FINE = 10_000_000n;
const FINE_OF_BP = 1_000;

interface Prize {
  readonly prizeKind: CouponPrizeKind;
  /** Satang, points or spins. */
  readonly prizeAmount: bigint;
}

/** What asks for a stake, and when. */
export interface StakedBatch extends Prize {
  readonly kind: CouponKind;
  readonly stakeSatang: bigint;
  /** The stake is of so many days before the code is used, or after it for a bonus. */
  readonly stakeDays: number;
  readonly startsAt: Date;
  /** From then on nobody uses a code of it: its end, or when it was voided. */
  readonly endsAt: Date;
}

/** What a prize is worth in satang. */
export function couponWorth({ prizeKind, prizeAmount }: Prize): bigint {
  const each = { credit: 1n, bonus: 1n, point: BigInt(POINT_SATANG), spin: BigInt(SPIN_SATANG) };
  return prizeAmount * each[prizeKind];
}

const fineOf = (batch: StakedBatch) =>
  (couponWorth(batch) * FINE + batch.stakeSatang - 1n) / batch.stakeSatang;

/** A stake of an instant counts for a batch from its days before the first use until the last, for a bonus until its days after it. */
function countsIn({
  prizeKind,
  startsAt,
  endsAt,
  stakeDays,
}: StakedBatch): readonly [from: number, until: number] {
  const [first, last, reach] = [startsAt.getTime(), endsAt.getTime(), stakeDays * DAY_MS];
  return prizeKind === 'bonus' ? [first, last + reach] : [first - reach, last];
}

/**
 * How much of one stake comes back through all coupons that it counts for, in hundredths of a percent, where it is the most; also
 * through those that do not run at the same time. A code that anybody can use without a stake gives back without end. Personal
 * codes are gifts to somebody who is known, and count for nothing.
 */
export function mostReturnedBp(batches: readonly StakedBatch[]): number {
  const open = batches.filter(({ kind, startsAt, endsAt }) => kind !== 'personal' && startsAt < endsAt);
  if (open.some(({ stakeSatang, stakeDays }) => stakeSatang <= 0n || stakeDays <= 0)) return Infinity;
  const sums = open.map((one) => {
    const [at] = countsIn(one);
    const together = open.filter((other) => {
      const [from, until] = countsIn(other);
      return from <= at && at < until;
    });
    return together.reduce((sum, other) => sum + fineOf(other), 0n);
  });
  return sums.reduce((most, sum) => Math.max(most, Number(sum) / FINE_OF_BP), 0);
}
