import { amountOf } from '#backend/areas/shop/rewards/read-rewards.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { playedOf } from '#backend/core/turnover/played.ts';
import type { goalEnds } from '#backend/core/turnover/tables.ts';
import type { ShopOrder } from '#contract/shop.ts';
import { toBaht } from '#rules/money/baht.ts';
import { type Address, maskParcel } from '#rules/shop/address.ts';
import type { Carrier, OrderState, RefusalReason, RewardArt, RewardKind } from '#rules/shop/reward.ts';

/** An order with what its reward was called, and where it goes. */
export interface OrderRow {
  readonly id: string;
  readonly rewardId: string;
  readonly version: number;
  readonly kind: RewardKind;
  readonly title: string;
  readonly art: RewardArt;
  readonly amount: bigint;
  readonly points: number;
  readonly usableUntil: Date | null;
  /** Of a bonus: null for anything else. */
  readonly targetSatang: bigint | null;
  readonly playedSatang: bigint | null;
  readonly goalEnd: (typeof goalEnds)[number] | null;
  readonly at: Date;
  readonly state: OrderState;
  readonly carrier: Carrier | null;
  readonly tracking: string | null;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
  readonly reason: RefusalReason | null;
  /** Null where nothing is sent, and once it was deleted. */
  readonly address: Address | null;
}

const rows = `
  SELECT own.id, own.reward_id AS "rewardId", own.version, own.kind, terms.title, reward.art, own.amount, own.points,
    own.usable_until AS "usableUntil", own.at, own.state, own.carrier, own.tracking, own.sent_at AS "sentAt", own.ended_at AS "endedAt", own.reason,
    goal.target_satang AS "targetSatang", CASE WHEN goal.id IS NOT NULL THEN ${playedOf('goal')} END AS "playedSatang", goal.ended_as AS "goalEnd",
    to_jsonb(address) - ARRAY['order_id', 'member_id'] AS address
  FROM shop_order own JOIN shop_terms terms ON terms.reward_id = own.reward_id AND terms.version = own.version
  JOIN shop_reward reward ON reward.id = own.reward_id LEFT JOIN shop_address address ON address.order_id = own.id
  LEFT JOIN play_goal goal ON goal.id = own.id AND goal.area = 'shop'
  WHERE own.member_id = $1::uuid`;
const PAGE = 20;

const byKey: Statement = { name: 'shop_order_by_key', text: `${rows} AND own.idempotency_key = $2::text` };
const newest: Statement = {
  name: 'shop_orders',
  text: `${rows} ORDER BY own.at DESC, own.id DESC LIMIT ${PAGE + 1}`,
};
const older: Statement = {
  name: 'shop_orders_before',
  text: `${rows} AND (own.at, own.id) < (
      SELECT place.at, place.id FROM shop_order place WHERE place.id = $2::uuid AND place.member_id = $1::uuid
    ) ORDER BY own.at DESC, own.id DESC LIMIT ${PAGE + 1}`,
};

/** What a member redeemed with this key. */
export async function findOrder(
  db: Pick<Tx, 'query'>,
  memberId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(byKey, [memberId, key]);
  return row;
}

/** A page of a member's orders, newest first or those before one, and whether there are more. */
export async function readOrders(db: Pick<Tx, 'query'>, memberId: string, before: string | undefined) {
  const found = await (before === undefined
    ? db.query<OrderRow>(newest, [memberId])
    : db.query<OrderRow>(older, [memberId, before]));
  return { orders: found.slice(0, PAGE), isMore: found.length > PAGE };
}

function presentBonus({ targetSatang: target, playedSatang: played, goalEnd }: OrderRow): ShopOrder['bonus'] {
  if (target === null || played === null) return null;
  // No shop bonus is ever cancelled.
  const status = goalEnd === 'cancelled' ? 'expired' : (goalEnd ?? 'running');
  return { target: toBaht(target), played: toBaht(played < target ? played : target), status };
}

/** An order on the wire; of its address no more than its member needs to know it again. */
export function presentOrder(row: OrderRow): ShopOrder {
  const { carrier, tracking, address } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...{ order_id: row.id, reward_id: row.rewardId, kind: row.kind, title: row.title, art: row.art },
    ...{ amount: amountOf(row.kind, row.amount), points: row.points, at: row.at.toISOString() },
    ...{ state: row.state, until: iso(row.usableUntil), reason: row.reason },
    bonus: presentBonus(row),
    parcel: carrier === null || tracking === null ? null : { carrier, tracking },
    ...{ sent_at: iso(row.sentAt), ended_at: iso(row.endedAt) },
    address: address && maskParcel(address),
  };
}
