import { listHeld } from '#backend/areas/coupon/deposits/list-held.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { playedOf } from '#backend/core/turnover/played.ts';
import type { goalEnds } from '#backend/core/turnover/tables.ts';
import type { CouponRow, coupon } from '#contract/coupon.ts';
import type { CouponPrizeKind } from '#rules/coupon/coupon.ts';
import { toBaht } from '#rules/money/baht.ts';

const PAGE = 20;

/** A code that was used, as the database has it. */
export interface RedemptionRow {
  readonly id: string;
  readonly tail: string;
  readonly title: string;
  readonly prizeKind: CouponPrizeKind;
  readonly prizeAmount: bigint;
  readonly usableUntil: Date | null;
  readonly at: Date;
  readonly codeHash: string;
  /** Of a bonus: null for anything else. */
  readonly targetSatang: bigint | null;
  readonly playedSatang: bigint | null;
  readonly endedAs: GoalEnd | null;
}

type GoalEnd = (typeof goalEnds)[number];

/** What is not played for. */
export const NO_GOAL = { targetSatang: null, playedSatang: null, endedAs: null } as const;

const rows = `
  SELECT own.id, coupon.tail, batch.title, own.prize_kind AS "prizeKind", own.prize_amount AS "prizeAmount",
    own.usable_until AS "usableUntil", own.at, own.code_hash AS "codeHash",
    goal.target_satang AS "targetSatang", CASE WHEN goal.id IS NOT NULL THEN ${playedOf('goal')} END AS "playedSatang", goal.ended_as AS "endedAs"
  FROM coupon_redemption own JOIN coupon ON coupon.code_hash = own.code_hash JOIN coupon_batch batch ON batch.id = own.batch_id
  LEFT JOIN play_goal goal ON goal.id = own.id AND goal.area = 'coupon'
  WHERE own.member_id = $1::uuid`;

const byKey: Statement = { name: 'coupon_by_key', text: `${rows} AND own.idempotency_key = $2::text` };
const newest: Statement = {
  name: 'coupon_history',
  text: `${rows} ORDER BY own.at DESC, own.id DESC LIMIT ${PAGE + 1}`,
};
const older: Statement = {
  name: 'coupon_history_before',
  text: `${rows} AND (own.at, own.id) < (
      SELECT place.at, place.id FROM coupon_redemption place WHERE place.id = $2::uuid AND place.member_id = $1::uuid
    ) ORDER BY own.at DESC, own.id DESC LIMIT ${PAGE + 1}`,
};

/** What a member did with this key before. */
export async function findRedemption(
  db: Pick<Tx, 'query'>,
  memberId: string,
  key: string,
): Promise<RedemptionRow | undefined> {
  const [row] = await db.query<RedemptionRow>(byKey, [memberId, key]);
  return row;
}

function presentBonus({
  targetSatang: target,
  playedSatang: played,
  endedAs,
}: RedemptionRow): CouponRow['bonus'] {
  if (target === null || played === null) return null;
  const status = endedAs === 'cancelled' ? 'expired' : (endedAs ?? 'running');
  return { target: toBaht(target), played: toBaht(played < target ? played : target), status };
}

export function presentRedemption(row: RedemptionRow): CouponRow {
  const { id, tail, title, prizeKind: kind, prizeAmount } = row;
  const amount = kind === 'credit' || kind === 'bonus' ? toBaht(prizeAmount) : Number(prizeAmount);
  const until = row.usableUntil?.toISOString() ?? null;
  return {
    id,
    tail,
    title,
    prize: { kind, amount },
    at: row.at.toISOString(),
    until,
    bonus: presentBonus(row),
  };
}

/** Codes that the member used, newest first. */
export const listCoupons: Verb<typeof coupon.history> = async ({ ctx, input: { before } }) => {
  const found = await (before === undefined
    ? ctx.db.query<RedemptionRow>(newest, [ctx.memberId])
    : ctx.db.query<RedemptionRow>(older, [ctx.memberId, before]));
  const shown = found.slice(0, PAGE).map(presentRedemption);
  const deposits = before === undefined ? await listHeld(ctx.db, ctx.memberId, ctx.now()) : [];
  return { rows: shown, before: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null, deposits };
};
