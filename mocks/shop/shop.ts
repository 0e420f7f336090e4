import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { shop as contract, type Reward, ShopOrder } from '#contract/shop.ts';
import { shopRefusals } from '#contract/shop-refusal.ts';
import { later, nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import type { CouponsState } from '#mocks/coupon/codes.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { give, pointsOf, type QuestsState } from '#mocks/quests/quests.ts';
import { findRunningBonus } from '#mocks/running-bonus.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import {
  type Address,
  addressParts,
  addressProblems,
  maskParcel,
  normaliseAddress,
} from '#rules/shop/address.ts';
import { firstRewards } from '#rules/shop/first-rewards.ts';

interface ShopState {
  /** Terms of rewards; what is left of limits follows from the orders. */
  shopRewards: MockReward[];
  /** Newest first. */
  shopOrders: MockOrder[];
}

type MockReward = Omit<Reward, 'limit'> & {
  limit: { times: number; days: number } | null;
  isClosed: boolean;
};
interface MockOrder {
  readonly memberId: string;
  readonly key: string;
  readonly version: number;
  readonly address: Address | undefined;
  order: ShopOrder;
}

type World = CoreWorld & QuestsState & ShopState & Pick<CouponsState, 'couponRows'> & { wheelFree: number };
const mock = mocksOf<World>();
const PAGE = 20;
const DAY_MS = 86_400_000;

function ordered(world: World, { memberId }: MockMember, { reward_id: id, limit }: MockReward): ShopOrder[] {
  const since = later(world, -(limit?.days ?? 0) * DAY_MS);
  const own = world.shopOrders.filter((one) => one.memberId === memberId).map(({ order }) => order);
  return own.filter((one) => one.reward_id === id && one.state !== 'refused' && one.at > since).toReversed();
}

function present(world: World, member: MockMember, { isClosed: _, ...reward }: MockReward): Reward {
  const { limit } = reward;
  if (!limit) return { ...reward, limit: null };
  const own = ordered(world, member, { ...reward, isClosed: false });
  const left = Math.max(0, limit.times - own.length);
  const first = own[own.length - limit.times];
  const next = left > 0 || !first ? null : new Date(Date.parse(first.at) + limit.days * DAY_MS).toISOString();
  return { ...reward, limit: { ...limit, left, next_at: next } };
}

function find(world: World, member: MockMember, id: string, version: number): Reward {
  const row = world.shopRewards.find(({ reward_id }) => reward_id === id);
  if (!row) throw notFound();
  const reward = present(world, member, row);
  const { stock, limit, points } = reward;
  const point = pointsOf(world);
  if (row.isClosed) throw new MockRefusal(errorCodes.SHOP_CLOSED, shopRefusals.closed);
  if (version !== row.version)
    throw new MockRefusal(errorCodes.SHOP_CHANGED, shopRefusals.changed, { points, version: row.version });
  if (stock === 0) throw new MockRefusal(errorCodes.SHOP_SOLD_OUT, shopRefusals.soldOut);
  if (limit?.left === 0) {
    const { times, days, next_at } = limit;
    const said = shopRefusals.limit(times, days, next_at === null ? null : new Date(next_at));
    throw new MockRefusal(errorCodes.SHOP_LIMIT, said, { times, days, next_at });
  }
  if (point < points)
    throw new MockRefusal(errorCodes.POINTS_SHORT, shopRefusals.short(point, points), {
      point,
      needed: points,
    });
  requireNoBonus(world, reward);
  return reward;
}

/** One bonus at a time, of the shop or of a coupon. */
function requireNoBonus(world: World, { kind }: Reward): void {
  const running = kind === 'bonus' ? findRunningBonus(world) : undefined;
  if (!running) return;
  const { of, until } = running;
  const text = shopRefusals.bonusRunning(of, new Date(until));
  throw new MockRefusal(errorCodes.SHOP_BONUS_RUNNING, text, { until });
}

function addressOf({ kind }: Reward, address: Address | undefined): Address | undefined {
  if (kind !== 'goods') return undefined;
  if (!address) throw new MockRefusal(errorCodes.SHOP_ADDRESS, shopRefusals.addressNeeded, { fields: {} });
  const fields = addressProblems(address);
  if (Object.keys(fields).length > 0)
    throw new MockRefusal(errorCodes.SHOP_ADDRESS, shopRefusals.addressWrong, { fields });
  return address;
}

const isOther = (one: Address, two: Address | undefined) =>
  addressParts.some((part) => one[part] !== two?.[part]);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function write(world: World, reward: Reward, address: Address | undefined): ShopOrder {
  const { reward_id, kind, title, art, amount, points, valid_days: days, target } = reward;
  const at = nowOf(world);
  const row = world.shopRewards.find((one) => one.reward_id === reward_id);
  if (row?.stock) row.stock -= 1;
  give(world, -points, 'shop');
  return {
    ...{ order_id: idOf(world.shopOrders.length + 1), reward_id, kind, title, art, amount, points, at },
    ...{
      state: kind === 'goods' ? 'new' : 'delivered',
      until: days === null ? null : later(world, days * DAY_MS),
    },
    bonus: target === null ? null : { target, played: 0, status: 'running' },
    ...{ parcel: null, sent_at: null, ended_at: kind === 'goods' ? null : at, reason: null },
    address: address ? maskParcel(address) : null,
  };
}

const handlers = [
  mock(contract.list, ({ world, member, input: { category } }) => {
    const shown = world.shopRewards.filter(
      (one) => !one.isClosed && one.category === (category ?? one.category),
    );
    return { point: pointsOf(world), rewards: shown.map((one) => present(world, member, one)) };
  }),
  mock(contract.calc, ({ world, member, input }) => {
    const reward = find(world, member, input.reward_id, input.version);
    const point = pointsOf(world);
    return { reward, point, point_after: point - reward.points, needs_address: reward.kind === 'goods' };
  }),
  mock(contract.redeem, ({ world, member, input }) => {
    const { reward_id: id, version, idempotency_key: key } = input;
    const typed = input.address && normaliseAddress(input.address);
    const first = world.shopOrders.find((one) => one.memberId === member.memberId && one.key === key);
    if (first) {
      const isSame = first.order.reward_id === id && first.version === version;
      if (!isSame || (first.address && isOther(first.address, typed)))
        throw new MockRefusal(errorCodes.DUPLICATE_REQUEST, 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
      return { order: first.order, point: pointsOf(world) };
    }
    const reward = find(world, member, id, version);
    const address = addressOf(reward, typed);
    const order = write(world, reward, address);
    world.shopOrders.unshift({ memberId: member.memberId, key, version, address, order });
    if (order.kind === 'credit') member.balance = toBaht(toSatang(member.balance) + toSatang(order.amount));
    if (order.kind === 'spin') world.wheelFree += order.amount;
    return { order, point: pointsOf(world) };
  }),
  mock(contract.history, ({ world, member, input: { before, idempotency_key: key } }) => {
    const own = world.shopOrders.filter(({ memberId }) => memberId === member.memberId);
    if (key !== undefined)
      return { rows: own.filter((one) => one.key === key).map(({ order }) => order), before: null };
    const place = own.findIndex(({ order }) => order.order_id === before);
    if (before !== undefined && place < 0) return { rows: [], before: null };
    const rows = own.slice(place + 1, place + 1 + PAGE).map(({ order }) => order);
    return { rows, before: own.length > place + 1 + PAGE ? (rows.at(-1)?.order_id ?? null) : null };
  }),
];

function amountOf(kind: Reward['kind'], amount: bigint): number {
  if (kind === 'goods') return 1;
  return kind === 'spin' ? Number(amount) : toBaht(amount);
}

const first = (): MockReward[] =>
  firstRewards.map(({ id: reward_id, amount, validDays, targetSatang, limitTimes, limitDays, ...one }) => ({
    ...{ ...one, reward_id, valid_days: validDays, version: 1, isClosed: false },
    amount: amountOf(one.kind, amount),
    target: targetSatang === null ? null : toBaht(targetSatang),
    limit: limitTimes === null || limitDays === null ? null : { times: limitTimes, days: limitDays },
  }));

const Changed = z.object({
  reward_id: z.string(),
  points: z.int().optional(),
  stock: z.int().optional(),
  isClosed: z.boolean().optional(),
});

export const shop = mockArea({
  state: (): ShopState => ({ shopRewards: first(), shopOrders: [] }),
  handlers,
  change: {
    shape: {
      /** Another price is another version. */
      shopReward: Changed.optional(),
      /** What becomes of the newest order. */
      shopOrder: ShopOrder.partial().optional(),
      /** True where there is nothing to redeem. */
      shopEmpty: z.boolean().optional(),
    },
    apply: (world: World, { shopReward, shopOrder, shopEmpty }) => {
      const row = world.shopRewards.find(({ reward_id }) => reward_id === shopReward?.reward_id);
      if (row && shopReward) {
        if (shopReward.points !== undefined) row.version += 1;
        row.points = shopReward.points ?? row.points;
        row.stock = shopReward.stock ?? row.stock;
        row.isClosed = shopReward.isClosed ?? row.isClosed;
      }
      const [newest] = world.shopOrders;
      if (newest && shopOrder) newest.order = ShopOrder.parse({ ...newest.order, ...shopOrder });
      if (shopEmpty) world.shopRewards = [];
    },
  },
});
