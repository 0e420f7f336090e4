import type { Statement, Tx } from '#backend/core/db/database.ts';
import { loyaltyStakeOf } from '#backend/core/turnover/counted-stake.ts';
import type { CouponPrizeKind } from '#rules/coupon/coupon.ts';

const DAY_MS = 86_400_000;

/** A code that can be used by this member at this instant, but for its condition. */
export interface OpenCoupon {
  readonly codeHash: string;
  readonly tail: string;
  readonly batchId: string;
  readonly title: string;
  readonly prizeKind: CouponPrizeKind;
  readonly prizeAmount: bigint;
  readonly prizeDays: number | null;
  readonly stakeSatang: bigint;
  readonly stakeDays: number;
  readonly depositSatang: bigint;
  /** Until when a code of its batch is held for a deposit of the member; null without one. */
  readonly heldUntil: Date | null;
}

/** SQL of what is held at an instant. */
export const isHeld = (hold: string, at: string) =>
  `${hold}.outcome IS NULL AND ${hold}.released_at IS NULL AND ${hold}.held_until > ${at}`;

/** The same for every code, whether there is one or not: nothing is waited for, and what does not work is told apart by nothing. */
const find: Statement = {
  name: 'coupon_find',
  text: `
    SELECT coupon.code_hash AS "codeHash", coupon.tail, batch.id AS "batchId", batch.title, batch.prize_kind AS "prizeKind",
      batch.prize_amount AS "prizeAmount", batch.prize_days AS "prizeDays", batch.stake_satang AS "stakeSatang",
      batch.stake_days AS "stakeDays", batch.deposit_satang AS "depositSatang",
      (SELECT max(held_until) FROM coupon_hold own WHERE own.member_id = $2::uuid AND own.batch_id = batch.id AND ${isHeld('own', '$4::timestamptz')}) AS "heldUntil"
    FROM coupon JOIN coupon_batch batch ON batch.id = coupon.batch_id
    WHERE coupon.code_hash = $1::text AND coalesce(coupon.member_id, $2::uuid) = $2::uuid
      AND coupon.uses > coupon.used + (SELECT count(*) FROM coupon_hold other
        WHERE other.code_hash = coupon.code_hash AND other.member_id <> $2::uuid AND ${isHeld('other', '$4::timestamptz')})
      AND batch.voided_at IS NULL AND batch.starts_at <= $3::timestamptz AND batch.ends_at > $3::timestamptz
      AND NOT EXISTS (SELECT 1 FROM coupon_redemption own WHERE own.member_id = $2::uuid AND own.batch_id = batch.id)`,
};

/** Held until the commit: nobody else uses it, and its batch is voided before or after. */
const lock: Statement = {
  name: 'coupon_lock',
  text: `
    SELECT 1 FROM coupon JOIN coupon_batch batch ON batch.id = coupon.batch_id WHERE coupon.code_hash = $1::text
    FOR UPDATE OF coupon FOR SHARE OF batch`,
};

const staked: Statement = {
  name: 'coupon_staked',
  text: `
    SELECT coalesce(sum(${loyaltyStakeOf('wager')}), 0)::bigint AS staked FROM wager
    WHERE member_id = $1::uuid AND accepted_at >= $2::timestamptz - interval '45 days' AND ended_at >= $2::timestamptz AND ended_at <= $3::timestamptz AND status = 'settled'`,
};

interface Asked {
  readonly memberId: string;
  readonly codeHash: string;
  /** It is to work at this instant; what is held is held now. */
  readonly at: Date;
  readonly now: Date;
}

/** The code, where it works. */
export async function findOpenCoupon(
  db: Pick<Tx, 'query'>,
  { memberId, codeHash, at, now }: Asked,
): Promise<OpenCoupon | undefined> {
  const [found] = await db.query<OpenCoupon>(find, [codeHash, memberId, at, now]);
  return found;
}

/** Holds a code and its batch until the commit. */
export async function lockCoupon(tx: Tx, codeHash: string): Promise<void> {
  await tx.query(lock, [codeHash]);
}

/** Satang at risk of wagers that got their result in so many days before an instant, by their valid stake. */
export async function readStaked(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { days, at }: { readonly days: number; readonly at: Date },
): Promise<bigint> {
  const since = new Date(at.getTime() - days * DAY_MS);
  const [row] = await db.query<{ staked: bigint }>(staked, [memberId, since, at]);
  return row?.staked ?? 0n;
}
