import { countTry } from '#backend/areas/coupon/count-try.ts';
import { hashCouponCode } from '#backend/areas/coupon/hash-code.ts';
import { findRedemption, presentRedemption, type RedemptionRow } from '#backend/areas/coupon/history.ts';
import { requireDeposit, requireNoBonus, requireStake } from '#backend/areas/coupon/require-terms.ts';
import { takeCoupon } from '#backend/areas/coupon/take-coupon.ts';
import { writeRedemption } from '#backend/areas/coupon/write-redemption.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { coupon } from '#contract/coupon.ts';

interface Order {
  readonly codeHash: string;
  readonly key: string;
}

/** What the same key did before; another code under it is refused. */
async function findFirst(db: Pick<Tx, 'query'>, memberId: string, { codeHash, key }: Order) {
  const first = await findRedemption(db, memberId, key);
  if (first && first.codeHash !== codeHash)
    throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
  return first;
}

async function redeemNow(ctx: MemberCtx, tx: Tx, order: Order): Promise<RedemptionRow> {
  const { agentId, memberId } = ctx;
  const { codeHash, key } = order;
  // Devices of one member wait here, so the later one finds what the first did.
  await lockAccounts(tx, [memberId], 'main');
  const first = await findFirst(tx, memberId, order);
  if (first) return first;
  await refuseExcludedNow(tx, memberId, ctx.now());
  const { found, at } = await takeCoupon(ctx, tx, codeHash);
  requireDeposit(found, null);
  await requireStake(tx, memberId, found, at);
  await requireNoBonus(tx, memberId, found);
  return writeRedemption(ctx, tx, { ...{ agentId, memberId }, found, at, since: at, key });
}

/**
 * Takes what a code brings, in one transaction; the same key answers the first result. Refuses 4111 (the key took another code),
 * 4901 (every code that does not work), 4902 (its condition), 4903 (too many that did not work) and 4904 (another bonus runs), 4905 (it
 * asks for a deposit) and 4906 (it is held for one). Locks the main wallet, then the code.
 */
export const redeemCoupon: Verb<typeof coupon.redeem> = async ({ ctx, input }) => {
  const order = { codeHash: hashCouponCode(ctx, input.code), key: input.idempotency_key };
  const row = await oneAtATime(`coupon|${ctx.memberId}`, async () => {
    const first = await findFirst(ctx.db, ctx.memberId, order);
    return first ?? countTry(ctx, () => ctx.db.transact((tx) => redeemNow(ctx, tx, order)));
  });
  return presentRedemption(row);
};
