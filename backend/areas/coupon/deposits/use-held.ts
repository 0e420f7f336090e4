import { findOpenCoupon, lockCoupon } from '#backend/areas/coupon/read-coupon.ts';
import { findMissingStake, findOtherBonus } from '#backend/areas/coupon/require-terms.ts';
import { writeRedemption } from '#backend/areas/coupon/write-redemption.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { CreditedDeposit, DepositCoupon } from '#backend/core/policies/deposit-coupon.ts';
import type { CouponHoldOutcome } from '#rules/coupon/coupon.ts';
import { type ExclusionKind, isExcluded } from '#rules/protection/exclusion.ts';

interface Held {
  readonly codeHash: string;
  readonly at: Date;
  readonly isLive: boolean;
  readonly usedBefore: boolean;
  readonly excludedAs: ExclusionKind | null;
  readonly excludedUntil: Date | null;
}

const find: Statement = {
  name: 'coupon_hold_of_deposit',
  text: `
    SELECT hold.code_hash AS "codeHash", hold.at, hold.released_at IS NULL AND hold.held_until > $2::timestamptz AS "isLive",
      EXISTS (SELECT 1 FROM coupon_redemption own WHERE own.member_id = hold.member_id AND own.batch_id = hold.batch_id) AS "usedBefore",
      member.barred_as AS "excludedAs", member.barred_until AS "excludedUntil"
    FROM coupon_hold hold JOIN member ON member.id = hold.member_id
    WHERE hold.deposit_ref = $1::text AND hold.outcome IS NULL FOR UPDATE OF hold`,
};
const end: Statement = {
  name: 'coupon_hold_end',
  text: 'UPDATE coupon_hold SET outcome = $2::text, ended_at = $3::timestamptz WHERE deposit_ref = $1::text',
};

/** Uses a code where it still works: one that is held as it was when it was named, one that was let go as it is now. */
async function outcomeOf(
  services: Parameters<DepositCoupon['use']>[0],
  tx: Tx,
  paid: CreditedDeposit,
  held: Held,
): Promise<CouponHoldOutcome> {
  const { agentId, memberId, depositRef, satang, at } = paid;
  const { codeHash, isLive, usedBefore, excludedAs } = held;
  if (excludedAs && isExcluded({ kind: excludedAs, until: held.excludedUntil }, at)) return 'excluded';
  if (usedBefore) return 'used_before';
  await lockCoupon(tx, codeHash);
  const since = isLive ? held.at : at;
  const found = await findOpenCoupon(tx, { memberId, codeHash, at: since, now: at });
  if (!found) return 'gone';
  if (satang < found.depositSatang) return 'below_deposit';
  if (await findMissingStake(tx, memberId, found, since)) return 'needs_play';
  if (await findOtherBonus(tx, memberId, found)) return 'bonus_running';
  await writeRedemption(services, tx, { agentId, memberId, found, at, since, key: `deposit:${depositRef}` });
  return 'used';
}

/** Uses what a deposit was made with, once; a deposit without a code is left alone. Locks the hold, then code and batch. */
export const useHeld: DepositCoupon['use'] = async (services, tx, paid) => {
  const [held] = await tx.query<Held>(find, [paid.depositRef, paid.at]);
  if (!held) return;
  const outcome = await outcomeOf(services, tx, paid, held);
  await tx.query(end, [paid.depositRef, outcome, paid.at]);
};
