import { z } from 'zod';
import { MOST_LETTERS } from '#rules/shop/address.ts';
import {
  carriers,
  orderStates,
  refusalReasons,
  rewardArts,
  rewardKinds,
  shopBonusStates,
  shopCategories,
} from '#rules/shop/reward.ts';
import { endpoint } from './endpoint.ts';
import { Baht, Id, IdempotencyKey, Instant, Uuid } from './fields.ts';

const Points = z.int().min(0);
const Version = z.int().min(1).max(2_147_483_647);

/** So many times within so many days; what is left of that, and when the next one is open. */
const Limit = z.object({ times: z.int(), days: z.int(), left: z.int(), next_at: Instant.nullable() });

const Brought = z.object({
  kind: z.enum(rewardKinds),
  title: z.string(),
  art: z.enum(rewardArts),
  /** Baht of money, how many spins, and 1 of a thing. */
  amount: z.number(),
});

export const Reward = z.object({
  reward_id: Id,
  ...Brought.shape,
  category: z.enum(shopCategories),
  detail: z.string(),
  points: Points,
  /** Names the price and the terms that were shown. */
  version: Version,
  /** How long spins can be used, or a bonus be played for. */
  valid_days: z.int().nullable(),
  /** Baht that are to be played in games for a bonus; null for anything else. */
  target: Baht.nullable(),
  /** How many are left; null for as many as are wanted. */
  stock: z.int().min(0).nullable(),
  limit: Limit.nullable(),
});
export type Reward = z.infer<typeof Reward>;

export const ShopOrder = z.object({
  order_id: Uuid,
  reward_id: Id,
  ...Brought.shape,
  points: Points,
  at: Instant,
  state: z.enum(orderStates),
  /** Until when spins can be used, or a bonus be played for. */
  until: Instant.nullable(),
  /** Of a bonus: baht that are to be played for it, what of them is, and what became of it. */
  bonus: z.object({ target: Baht, played: Baht, status: z.enum(shopBonusStates) }).nullable(),
  /** Of a parcel, once it is on its way. */
  parcel: z.object({ carrier: z.enum(carriers), tracking: z.string() }).nullable(),
  sent_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  reason: z.enum(refusalReasons).nullable(),
  /** Where it goes, masked; null where nothing is sent, and once the address was deleted. */
  address: z.string().nullable(),
});
export type ShopOrder = z.infer<typeof ShopOrder>;

/** As it was typed; rules/shop/address.ts says what is wrong with it. */
const AddressTyped = z.object({
  name: z.string().max(MOST_LETTERS.name),
  mobile: z.string().max(MOST_LETTERS.mobile),
  line: z.string().max(MOST_LETTERS.line),
  subdistrict: z.string().max(MOST_LETTERS.subdistrict),
  district: z.string().max(MOST_LETTERS.district),
  province: z.string().max(MOST_LETTERS.province),
  postcode: z.string().max(MOST_LETTERS.postcode),
});

const asked = { reward_id: Id, version: Version };

/** The shop where points are spent. */
export const shop = {
  list: endpoint({
    method: 'GET',
    path: '/api/redemption/list',
    auth: 'member',
    summary: 'Rewards with price, stock and limits, and points of the member',
    request: z.object({ category: z.enum(shopCategories).optional() }),
    data: z.object({ point: Points, rewards: z.array(Reward) }),
  }),
  calc: endpoint({
    method: 'POST',
    path: '/api/redemption/calc',
    auth: 'member',
    summary: 'What a reward costs now and what is left afterwards; refuses what redeeming would refuse',
    request: z.object(asked),
    data: z.object({
      reward: Reward,
      point: Points,
      point_after: Points,
      /** True where an address is asked for. */
      needs_address: z.boolean(),
    }),
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/redemption/redeem',
    changes: ['redemption', 'points', 'wallet', 'wheel'],
    auth: 'member',
    namesMember: true,
    summary:
      'Take a reward for points at the price that was shown; asked for again with its key it answers the same',
    request: z.object({ ...asked, idempotency_key: IdempotencyKey, address: AddressTyped.optional() }),
    data: z.object({ order: ShopOrder, point: Points }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/redemption/history',
    auth: 'member',
    summary: 'Own orders with their state, newest first; `before` is the order to go on after',
    request: z.object({
      before: Uuid.optional(),
      /** The order of this key alone, if there is one. */
      idempotency_key: IdempotencyKey.optional(),
    }),
    data: z.object({ rows: z.array(ShopOrder), before: Uuid.nullable() }),
  }),
};
