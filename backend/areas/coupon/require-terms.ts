import { type OpenCoupon, readStaked } from '#backend/areas/coupon/read-coupon.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { findRunningBonus } from '#backend/core/turnover/find-running-bonus.ts';
import { Refusal } from '#backend/refusal.ts';
import { couponBonusRunning, couponNeedsDeposit, couponNeedsPlay } from '#contract/coupon-refusal.ts';
import { toBaht } from '#rules/money/baht.ts';

/** Refuses 4905 a code that asks for a larger deposit, or for one where there is none. */
export function requireDeposit({ depositSatang: least }: OpenCoupon, satang: bigint | null): void {
  if (least === 0n || (satang !== null && satang >= least)) return;
  throw new Refusal('COUPON_NEEDS_DEPOSIT', couponNeedsDeposit(least), { least: toBaht(least) });
}

/** What was staked of what a code asks for before an instant; null where that is enough. */
export async function findMissingStake(tx: Tx, memberId: string, found: OpenCoupon, at: Date) {
  const { prizeKind, stakeSatang: needed, stakeDays: days } = found;
  if (prizeKind === 'bonus' || needed === 0n) return null;
  const staked = await readStaked(tx, memberId, { days, at });
  return staked >= needed ? null : { staked, needed, days };
}

/** Refuses 4902 a code that asks for more play. */
export async function requireStake(tx: Tx, memberId: string, found: OpenCoupon, at: Date): Promise<void> {
  const missing = await findMissingStake(tx, memberId, found, at);
  if (!missing) return;
  const { staked, needed, days } = missing;
  const facts = { staked: toBaht(staked), needed: toBaht(needed), days };
  throw new Refusal('COUPON_NEEDS_PLAY', couponNeedsPlay(needed, staked, days), facts);
}

/** The bonus that runs for a member and stands against a code with another. */
export async function findOtherBonus(tx: Tx, memberId: string, { prizeKind }: OpenCoupon) {
  return prizeKind === 'bonus' ? findRunningBonus(tx, memberId) : undefined;
}

/** Refuses 4904 a second bonus. */
export async function requireNoBonus(tx: Tx, memberId: string, found: OpenCoupon): Promise<void> {
  const running = await findOtherBonus(tx, memberId, found);
  if (!running) return;
  const { of, expiresAt } = running;
  throw new Refusal('COUPON_BONUS_RUNNING', couponBonusRunning(of, expiresAt), {
    until: expiresAt.toISOString(),
  });
}
