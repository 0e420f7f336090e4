import { shopBonuses } from '#backend/areas/shop/bonuses/shop-bonuses.ts';
import { type RewardRow, readPoint } from '#backend/areas/shop/rewards/read-rewards.ts';
import { shopTransfers } from '#backend/areas/shop/shop-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { shopRefusals } from '#contract/shop-refusal.ts';

/** The scope of points that were spent here, with the id of the order as the key. */
export const SHOP_SCOPE = shopTransfers.credit.scope;

interface OrderOf {
  readonly id: string;
  readonly at: Date;
  readonly usableUntil: Date | null;
}

/** Takes the price of an order, once. Refuses 4922. */
export async function takePoints(
  ctx: MemberCtx,
  tx: Tx,
  { id: key, at }: OrderOf,
  { points }: RewardRow,
): Promise<void> {
  const { agentId, memberId } = ctx;
  const cost = { agentId, memberId, scope: SHOP_SCOPE, key, points, at };
  const spent = await ctx.ports.spendPoints(ctx, tx, { ...cost, reason: 'shop' });
  if (spent.outcome === 'done') return;
  // What another device spends elsewhere, or what ended meanwhile, is no longer there.
  const point = await readPoint({ db: tx, memberId }, ctx.now());
  throw new Refusal('POINTS_SHORT', shopRefusals.short(point, points), { point, needed: points });
}

/** Gives what an order brings at once: money into the main wallet or the bonus wallet, or spins. A thing is sent later. */
export async function giveReward(
  ctx: MemberCtx,
  tx: Tx,
  { id: key, at, usableUntil }: OrderOf,
  { kind, amount, targetSatang }: RewardRow,
): Promise<void> {
  const { agentId, memberId, random } = ctx;
  const hash = requestHash([memberId, kind, amount]);
  if (kind === 'spin')
    await grantEntitlement(tx, {
      ...{ lotId: random.uuid(), actId: random.uuid(), scope: SHOP_SCOPE, key, requestHash: hash, at },
      ...{ agentId, memberId, kind: SPIN_KIND, amount: Number(amount), endsAt: usableUntil },
      reference: `shop:${key}`,
    });
  if (kind === 'bonus') {
    if (usableUntil === null || targetSatang === null) throw new Error('A bonus of the shop without terms');
    const bonus = { id: key, agentId, memberId, satang: amount, targetSatang, at, expiresAt: usableUntil };
    await shopBonuses.promise(tx, ctx, bonus);
  }
  if (kind !== 'credit') return;
  const transfer = shopTransfers.credit;
  const fromAccount = await houseAccount(ctx.db, tx.orm, agentId, transfer.from[0]);
  const one = { transferId: random.uuid(), key, requestHash: hash, reference: key, memberId, satang: amount };
  await credit(tx, { kind: transfer, at, fromAccount, credits: [one] });
}
