import { couponLimits } from '#backend/areas/coupon/limits.ts';
import { usesFrom } from '#backend/core/limits/subject.ts';
import { giveBackLimits, takeLimits } from '#backend/core/limits/take-limits.ts';
import type { CouponCaller } from '#backend/core/policies/deposit-coupon.ts';
import { Refusal } from '#backend/refusal.ts';
import { couponWait } from '#contract/coupon-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';

const isWrong = (error: unknown) => error instanceof Refusal && error.code === errorCodes.COUPON_REFUSED;

/**
 * Counts a try before the code is looked at, and gives it back unless the code did not work; so many at once guess no more than one
 * after the other. Throws 4903 with `until`.
 */
export async function countTry<Result>(ctx: CouponCaller, work: () => Promise<Result>): Promise<Result> {
  const { wrongCouponOfMember, wrongCouponFromAddress, wrongCouponFromNetwork } = couponLimits;
  const uses = [
    { limit: wrongCouponOfMember, subject: ctx.memberId },
    ...usesFrom(ctx.address, wrongCouponFromAddress, wrongCouponFromNetwork),
  ];
  const until = await takeLimits(ctx.db, ctx.now(), uses);
  if (until) throw new Refusal('COUPON_WAIT', couponWait(until), { until: until.toISOString() });
  try {
    const result = await work();
    await giveBackLimits(ctx.db, uses);
    return result;
  } catch (error) {
    if (!isWrong(error)) await giveBackLimits(ctx.db, uses);
    throw error;
  }
}
