import { isHeld } from '#backend/areas/coupon/read-coupon.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import type { DepositCoupon } from '#contract/coupon.ts';
import { couponUnusedWords } from '#contract/coupon-refusal.ts';
import type { CouponHoldOutcome } from '#rules/coupon/coupon.ts';

const DAY_MS = 86_400_000;
const MOST = 5;

const read: Statement = {
  name: 'coupon_holds_of_member',
  text: `
    SELECT hold.deposit_ref AS ref, coupon.tail, batch.title, hold.at, hold.held_until AS "heldUntil", hold.outcome
    FROM coupon_hold hold JOIN coupon ON coupon.code_hash = hold.code_hash JOIN coupon_batch batch ON batch.id = hold.batch_id
    WHERE hold.member_id = $1::uuid AND ((${isHeld('hold', '$2::timestamptz')}) OR (hold.outcome <> 'used' AND hold.ended_at > $3::timestamptz))
    ORDER BY hold.at DESC, hold.deposit_ref LIMIT ${MOST}`,
};

interface Row {
  readonly ref: string;
  readonly tail: string;
  readonly title: string;
  readonly at: Date;
  readonly heldUntil: Date;
  readonly outcome: Exclude<CouponHoldOutcome, 'used'> | null;
}

/** Codes that are held for deposits of a member, and those that deposits of the last day were credited without, and why. */
export async function listHeld(
  db: Pick<Database, 'query'>,
  memberId: string,
  now: Date,
): Promise<DepositCoupon[]> {
  const rows = await db.query<Row>(read, [memberId, now, new Date(now.getTime() - DAY_MS)]);
  return rows.map(({ ref, tail, title, at, heldUntil, outcome }) => ({
    ...{ ref, tail, title, at: at.toISOString() },
    held_until: outcome === null ? heldUntil.toISOString() : null,
    why: outcome === null ? null : couponUnusedWords[outcome],
  }));
}
