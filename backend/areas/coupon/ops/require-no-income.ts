import { sql } from 'drizzle-orm';
import { couponBatch } from '#backend/areas/coupon/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { mostReturnedBp } from '#rules/coupon/coupon-worth.ts';
import { mostBackBp } from '#rules/loyalty/give-back.ts';

/** One batch is made at a time: two at once would each find room for itself alone. */
const lock = { name: 'coupon_lock_batches', text: 'LOCK TABLE coupon_batch IN SHARE ROW EXCLUSIVE MODE' };

/** Holds back other batches until the commit. */
export async function lockBatches(tx: Tx): Promise<void> {
  await tx.query(lock, []);
}

/** One stake counts for every batch that it reaches: together they give back no more of it than they may. */
export async function requireNoIncome(tx: Tx): Promise<void> {
  const endsAt = sql<Date>`least(${couponBatch.endsAt}, coalesce(${couponBatch.voidedAt}, ${couponBatch.endsAt}))`;
  const { kind, prizeKind, prizeAmount, stakeSatang, stakeDays, startsAt } = couponBatch;
  const terms = { kind, prizeKind, prizeAmount, stakeSatang, stakeDays, startsAt };
  const all = await tx.orm.select({ ...terms, endsAt: endsAt.mapWith(couponBatch.endsAt) }).from(couponBatch);
  const returned = mostReturnedBp(all);
  if (returned > mostBackBp.coupon)
    throw new OperatorRefusal(
      `All coupons of a time would give back ${returned} where ${mostBackBp.coupon} is the most, in hundredths of a percent of the stake: ask for more --stake or give less`,
    );
}
