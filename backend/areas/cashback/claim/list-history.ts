import { type DayRow, presentDay } from '#backend/areas/cashback/claim/present-day.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { cashback } from '#contract/cashback.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';

const PAGE = 20;
const AFTER_ALL = '2300-01-01';

const read: Statement = {
  name: 'cashback_history',
  text: `
    SELECT own.basis, own.day::text AS day, rank, turnover_bp AS "turnoverBp", loss_bp AS "lossBp", cap_satang AS "capSatang",
      loss_most_bp AS "lossMostBp", staked_satang AS "stakedSatang", start_satang AS "startSatang", deposit_satang AS "depositSatang",
      withdrawal_satang AS "withdrawalSatang", end_satang AS "endSatang", bonus_satang AS "bonusSatang", corrected_satang AS "correctedSatang",
      rebate_satang AS "rebateSatang", carried_satang AS "carriedSatang", due_satang AS "dueSatang", carry_satang AS "carrySatang",
      until, claim.at AS "claimedAt", (
        SELECT coalesce(json_agg(json_build_object('of_day', of_day, 'satang', satang) ORDER BY of_day), '[]')
        FROM cashback_adjustment WHERE member_id = own.member_id AND basis = own.basis AND day = own.day
      ) AS adjustments
    FROM cashback_day own
    LEFT JOIN cashback_claim claim ON claim.member_id = own.member_id AND claim.basis = own.basis AND claim.day = own.day
    WHERE own.member_id = $1::uuid AND own.basis = ANY($2::text[]) AND own.day < $3::date AND own.day >= $4::date
    ORDER BY own.day DESC LIMIT $5::int`,
};

interface Asked {
  readonly memberId: string;
  readonly bases: readonly CashbackBasis[];
  readonly before?: string | undefined;
  /** The first day, from the beginning unless said. */
  readonly from?: string;
  readonly count: number;
}

/** Closed days of a member, newest first. */
export function findDays(
  db: Pick<Database, 'query'>,
  { memberId, bases, before = AFTER_ALL, from = '1900-01-01', count }: Asked,
): Promise<DayRow[]> {
  return db.query<DayRow>(read, [memberId, bases, before, from, count]);
}

async function list(ctx: MemberCtx, basis: CashbackBasis, before: string | undefined) {
  const found = await findDays(ctx.db, { memberId: ctx.memberId, bases: [basis], before, count: PAGE + 1 });
  const now = ctx.now();
  const rows = found.slice(0, PAGE).map((row) => presentDay(row, now));
  return { rows, before: found.length > PAGE ? (rows.at(-1)?.day ?? null) : null };
}

/** Rebates for turnover by day, newest first. */
export const listTurnoverHistory: Verb<typeof cashback.turnoverHistory> = ({ ctx, input }) =>
  list(ctx, 'turnover', input.before_day);

/** Rebates for net losses by day, newest first. */
export const listLossHistory: Verb<typeof cashback.lossHistory> = ({ ctx, input }) =>
  list(ctx, 'loss', input.before_day);
