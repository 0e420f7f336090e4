import { findOpenCoupon, lockCoupon, type OpenCoupon } from '#backend/areas/coupon/read-coupon.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { CouponCaller } from '#backend/core/policies/deposit-coupon.ts';
import { Refusal } from '#backend/refusal.ts';
import { COUPON_REFUSED_MESSAGE, couponHeld } from '#contract/coupon-refusal.ts';

/**
 * A code that works for the member, locked with its batch until the commit, and the instant at which it does. Refuses 4901 every
 * code that does not work, and 4906 what is held for a deposit of the member.
 */
export async function takeCoupon(
  ctx: CouponCaller,
  tx: Tx,
  codeHash: string,
): Promise<{ readonly found: OpenCoupon; readonly at: Date }> {
  const { memberId } = ctx;
  const find = async (at: Date) => {
    const found = await findOpenCoupon(tx, { memberId, codeHash, at, now: at });
    if (!found) throw new Refusal('COUPON_REFUSED', COUPON_REFUSED_MESSAGE);
    return found;
  };
  await find(ctx.now());
  // Members who want the last of a budget wait here.
  await lockCoupon(tx, codeHash);
  const at = ctx.now();
  const found = await find(at);
  const { heldUntil } = found;
  if (heldUntil) throw new Refusal('COUPON_HELD', couponHeld(heldUntil), { until: heldUntil.toISOString() });
  return { found, at };
}
