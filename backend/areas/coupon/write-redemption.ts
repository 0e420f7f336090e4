import { givePrize, type PrizeServices } from '#backend/areas/coupon/give-prize.ts';
import { NO_GOAL, type RedemptionRow } from '#backend/areas/coupon/history.ts';
import type { OpenCoupon } from '#backend/areas/coupon/read-coupon.ts';
import { couponRedemption } from '#backend/areas/coupon/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';

const DAY_MS = 86_400_000;

const use: Statement = {
  name: 'coupon_use',
  text: 'UPDATE coupon SET used = used + 1 WHERE code_hash = $1::text',
};

interface Use {
  readonly agentId: number;
  readonly memberId: string;
  readonly found: OpenCoupon;
  readonly at: Date;
  /** Its days count from then on: when it was held for a deposit, else when it is used. */
  readonly since: Date;
  readonly key: string;
}

/** Writes that a code which is locked was used, and gives what it brings. */
export async function writeRedemption(services: PrizeServices, tx: Tx, used: Use): Promise<RedemptionRow> {
  const { agentId, memberId, found, at, since, key } = used;
  const { codeHash, batchId, tail, title, prizeKind, prizeAmount, stakeSatang: targetSatang } = found;
  const days = prizeKind === 'bonus' ? found.stakeDays : found.prizeDays;
  const usableUntil = days === null ? null : new Date(since.getTime() + days * DAY_MS);
  const own = { id: services.random.uuid(), prizeKind, prizeAmount, usableUntil, at };
  const row = { ...own, agentId, memberId, batchId, codeHash, idempotencyKey: key };
  await tx.orm.insert(couponRedemption).values(row);
  await tx.query(use, [codeHash]);
  await givePrize(services, tx, { ...own, agentId, memberId, targetSatang });
  const goal = prizeKind === 'bonus' ? { targetSatang, playedSatang: 0n, endedAs: null } : NO_GOAL;
  return { ...own, tail, title, codeHash, ...goal };
}
