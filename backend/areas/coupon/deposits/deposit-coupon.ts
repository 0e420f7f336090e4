import { countTry } from '#backend/areas/coupon/count-try.ts';
import { useHeld } from '#backend/areas/coupon/deposits/use-held.ts';
import { hashCouponCode } from '#backend/areas/coupon/hash-code.ts';
import { couponLimits } from '#backend/areas/coupon/limits.ts';
import { requireDeposit, requireNoBonus, requireStake } from '#backend/areas/coupon/require-terms.ts';
import { couponHold } from '#backend/areas/coupon/tables.ts';
import { takeCoupon } from '#backend/areas/coupon/take-coupon.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import type { CouponCaller, CouponChoice, DepositCoupon } from '#backend/core/policies/deposit-coupon.ts';
import { COUPON_HOLD_MS } from '#rules/coupon/coupon.ts';

const find: Statement = {
  name: 'coupon_hold_code',
  text: 'SELECT code_hash AS "codeHash" FROM coupon_hold WHERE deposit_ref = $1::text',
};
const release: Statement = {
  name: 'coupon_hold_release',
  text: `
    UPDATE coupon_hold SET released_at = $2::timestamptz
    WHERE deposit_ref = $1::text AND outcome IS NULL AND released_at IS NULL`,
};

async function hold(ctx: CouponCaller, tx: Tx, { depositRef, satang, code }: CouponChoice): Promise<void> {
  const { agentId, memberId } = ctx;
  const { found, at } = await takeCoupon(ctx, tx, hashCouponCode(ctx, code));
  requireDeposit(found, satang);
  await requireStake(tx, memberId, found, at);
  await requireNoBonus(tx, memberId, found);
  await requireLimits(tx, at, [{ limit: couponLimits.heldCouponOfMember, subject: memberId }]);
  const heldUntil = new Date(at.getTime() + COUPON_HOLD_MS);
  const { batchId, codeHash } = found;
  await tx.orm.insert(couponHold).values({ depositRef, agentId, memberId, batchId, codeHash, at, heldUntil });
}

/** A code that is named with a deposit: held for it, and used when its money arrives. */
export const depositCoupon: DepositCoupon = {
  guard: (ctx, work) => oneAtATime(`coupon|${ctx.memberId}`, () => countTry(ctx, work)),
  hold,
  isHeldWith: async (ctx, tx, depositRef, code) => {
    const [row] = await tx.query<{ codeHash: string }>(find, [depositRef]);
    return row?.codeHash === (code === undefined ? undefined : hashCouponCode(ctx, code));
  },
  release: async (tx, depositRef, at) => {
    await tx.query(release, [depositRef, at]);
  },
  use: useHeld,
};
