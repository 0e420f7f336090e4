import { requireNoBonus } from '#backend/areas/shop/bonuses/require-no-bonus.ts';
import { giveReward, takePoints } from '#backend/areas/shop/orders/give-reward.ts';
import { findOrder, type OrderRow, presentOrder } from '#backend/areas/shop/orders/read-orders.ts';
import { checkReward } from '#backend/areas/shop/rewards/check-reward.ts';
import {
  lockReward,
  type RewardRow,
  readOrdered,
  readPoint,
} from '#backend/areas/shop/rewards/read-rewards.ts';
import { shopAddress, shopOrder } from '#backend/areas/shop/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { shop } from '#contract/shop.ts';
import { shopRefusals } from '#contract/shop-refusal.ts';
import { type Address, addressParts, addressProblems, normaliseAddress } from '#rules/shop/address.ts';
import { laterOf } from '#rules/time/later-of.ts';

const DAY_MS = 86_400_000;

const take: Statement = {
  name: 'shop_take_stock',
  text: 'UPDATE shop_reward SET stock = stock - 1 WHERE id = $1::text AND stock IS NOT NULL',
};

interface Order {
  readonly rewardId: string;
  readonly version: number;
  readonly key: string;
  /** Normalised; it is kept for what is sent, and for nothing else. */
  readonly address: Address | undefined;
}

const isOther = (one: Address, two: Address) => addressParts.some((part) => one[part] !== two[part]);

/** What the same key did before; another reward, price or address under it is refused. */
async function findFirst(tx: Tx, memberId: string, order: Order): Promise<OrderRow | undefined> {
  const first = await findOrder(tx, memberId, order.key);
  if (!first) return undefined;
  const { rewardId, version, address } = first;
  const isAddressOther = address !== null && (!order.address || isOther(address, order.address));
  if (rewardId !== order.rewardId || version !== order.version || isAddressOther)
    throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
  return first;
}

function requireAddress(address: Address | undefined): Address {
  if (!address) throw new Refusal('SHOP_ADDRESS', shopRefusals.addressNeeded, { fields: {} });
  const problems = addressProblems(address);
  if (Object.keys(problems).length > 0)
    throw new Refusal('SHOP_ADDRESS', shopRefusals.addressWrong, { fields: problems });
  return address;
}

async function writeOrder(ctx: MemberCtx, tx: Tx, row: RewardRow, order: Order, at: Date): Promise<void> {
  const { agentId, memberId } = ctx;
  const { rewardId, version, kind, amount, points, validDays } = row;
  const address = kind === 'goods' ? requireAddress(order.address) : undefined;
  const usableUntil = validDays === null ? null : new Date(at.getTime() + validDays * DAY_MS);
  const own = { id: ctx.random.uuid(), usableUntil, at };
  const end = address ? { state: 'new' as const } : { state: 'delivered' as const, endedAt: at };
  await tx.query(take, [rewardId]);
  await tx.orm.insert(shopOrder).values({
    ...{ ...own, ...end, agentId, memberId, rewardId, version, kind, amount, points },
    idempotencyKey: order.key,
  });
  if (address) await tx.orm.insert(shopAddress).values({ orderId: own.id, memberId, ...address });
  await takePoints(ctx, tx, own, row);
  await giveReward(ctx, tx, own, row);
}

async function redeemNow(ctx: MemberCtx, tx: Tx, order: Order): Promise<OrderRow> {
  const { memberId } = ctx;
  // Devices of one member wait here, so the later one finds what the first did.
  await lockAccounts(tx, [memberId], 'main');
  const first = await findFirst(tx, memberId, order);
  if (first) return first;
  await refuseExcludedNow(tx, memberId, ctx.now());
  const row = await lockReward(tx, order.rewardId);
  if (!row) throw notFound();
  // A clock may have stepped back: an order comes after the terms that it is made by.
  const at = laterOf(row.madeAt, ctx.now());
  const ordered = await readOrdered(tx, memberId, at);
  const point = await readPoint({ db: tx, memberId }, at);
  checkReward({ row, version: order.version, ordered, point, at });
  await requireNoBonus(tx, memberId, row);
  await writeOrder(ctx, tx, row, order, at);
  const made = await findOrder(tx, memberId, order.key);
  if (!made) throw new Error('An order that was just made is not there');
  return made;
}

/**
 * Takes a reward for points in one transaction, once per key. Refuses 4111 a key of something else, 4922 too few points, 4961
 * another price, 4962 sold out, 4963 the limit, 4964 closed, 4965 the address and 4966 another bonus. Locks the main wallet, the reward, then points.
 */
export const redeemReward: Verb<typeof shop.redeem> = async ({ ctx, input }) => {
  const { reward_id: rewardId, version, idempotency_key: key } = input;
  const address = input.address && normaliseAddress(input.address);
  const row = await ctx.db.transact((tx) => redeemNow(ctx, tx, { rewardId, version, key, address }));
  return { order: presentOrder(row), point: await readPoint(ctx, ctx.now()) };
};
