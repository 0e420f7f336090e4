import type { Statement, Tx } from '#backend/core/db/database.ts';
import { findUsable } from '#backend/core/entitlements/find-usable.ts';
import { POINT_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import type { Reward } from '#contract/shop.ts';
import { toBaht } from '#rules/money/baht.ts';
import { limitSince, limitState } from '#rules/shop/limit.ts';
import type { RewardArt, RewardKind, ShopCategory } from '#rules/shop/reward.ts';

const DAY_MS = 86_400_000;
/** No limit is of more days. */
export const MOST_LIMIT_DAYS = 366;

/** A reward with the terms that hold now. */
export interface RewardRow {
  readonly rewardId: string;
  readonly category: ShopCategory;
  readonly art: RewardArt;
  readonly status: 'open' | 'closed';
  readonly version: number;
  readonly stock: number | null;
  readonly kind: RewardKind;
  readonly title: string;
  readonly detail: string;
  readonly points: number;
  readonly amount: bigint;
  readonly validDays: number | null;
  readonly targetSatang: bigint | null;
  readonly limitTimes: number | null;
  readonly limitDays: number | null;
  /** When these terms were put in place. */
  readonly madeAt: Date;
}

const rows = `
  SELECT reward.id AS "rewardId", reward.category, reward.art, reward.status, reward.version, reward.stock, terms.kind, terms.title,
    terms.detail, terms.points, terms.amount, terms.valid_days AS "validDays", terms.target_satang AS "targetSatang",
    terms.limit_times AS "limitTimes", terms.limit_days AS "limitDays", terms.made_at AS "madeAt"
  FROM shop_reward reward JOIN shop_terms terms ON terms.reward_id = reward.id AND terms.version = reward.version`;

const open: Statement = {
  name: 'shop_rewards',
  text: `${rows} WHERE reward.status = 'open' ORDER BY reward.position, reward.id`,
};
const one: Statement = { name: 'shop_reward', text: `${rows} WHERE reward.id = $1::text` };
const lock: Statement = {
  name: 'shop_lock_reward',
  text: 'SELECT id FROM shop_reward WHERE id = $1::text FOR UPDATE',
};
const ordered: Statement = {
  name: 'shop_orders_of_limits',
  text: `SELECT reward_id AS "rewardId", at FROM shop_order
    WHERE member_id = $1::uuid AND state <> 'refused' AND at > $2::timestamptz ORDER BY at`,
};

export interface Ordered {
  readonly rewardId: string;
  readonly at: Date;
}

/** Rewards that can be redeemed, in their order. */
export function readRewards(db: Pick<Tx, 'query'>): Promise<RewardRow[]> {
  return db.query<RewardRow>(open, []);
}

/** One reward, closed ones too. */
export async function findReward(db: Pick<Tx, 'query'>, rewardId: string): Promise<RewardRow | undefined> {
  const [row] = await db.query<RewardRow>(one, [rewardId]);
  return row;
}

/** The same, held until the commit: members who want the last of a stock wait here. */
export async function lockReward(tx: Tx, rewardId: string): Promise<RewardRow | undefined> {
  await tx.query(lock, [rewardId]);
  return findReward(tx, rewardId);
}

/** What a member ordered that may count for a limit, oldest first. */
export function readOrdered(db: Pick<Tx, 'query'>, memberId: string, at: Date): Promise<Ordered[]> {
  return db.query<Ordered>(ordered, [memberId, new Date(at.getTime() - MOST_LIMIT_DAYS * DAY_MS)]);
}

/** Points that a member can spend. */
export async function readPoint(
  { db, memberId }: { readonly db: Pick<Tx, 'query'>; readonly memberId: string },
  at: Date,
): Promise<number> {
  const [lots] = await findUsable(db, memberId, POINT_KIND, at);
  return lots?.left ?? 0;
}

/** What is left of the limit of a reward; null where it has none. */
export function limitOf(row: RewardRow, all: readonly Ordered[], at: Date) {
  const { rewardId, limitTimes: times, limitDays: days } = row;
  if (times === null || days === null) return null;
  const since = limitSince({ times, days }, at);
  const counted = all.filter((own) => own.rewardId === rewardId && own.at > since).map((own) => own.at);
  return { times, days, ...limitState({ times, days }, counted) };
}

/** What a reward brings, on the wire. */
export function amountOf(kind: RewardKind, amount: bigint): number {
  if (kind === 'goods') return 1;
  return kind === 'credit' || kind === 'bonus' ? toBaht(amount) : Number(amount);
}

/** A reward on the wire, as one member sees it. */
export function presentReward(row: RewardRow, all: readonly Ordered[], at: Date): Reward {
  const { rewardId, category, art, version, stock, kind, title, detail, points, validDays, targetSatang } =
    row;
  const limit = limitOf(row, all, at);
  return {
    ...{ reward_id: rewardId, category, kind, title, detail, art, points, version, stock },
    ...{ amount: amountOf(kind, row.amount), valid_days: validDays },
    target: targetSatang === null ? null : toBaht(targetSatang),
    limit: limit && {
      ...{ times: limit.times, days: limit.days, left: limit.left },
      next_at: limit.nextAt?.toISOString() ?? null,
    },
  };
}
