import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { affiliate } from '#contract/affiliate.ts';
import { toBaht } from '#rules/money/baht.ts';
import { maskPerson } from '#rules/person/mask.ts';
import { bangkokMonth } from '#rules/time/bangkok-time.ts';

const PAGE = 50;

interface InvitedRow {
  readonly id: string;
  readonly firstName: string;
  readonly username: string;
  readonly level: number;
  readonly at: Date;
  readonly stake: bigint;
  readonly commission: bigint;
}

/** Who was invited by the member, and by whom the member invited, newest first. */
const invited: Statement = {
  name: 'affiliate_network',
  text: `
    WITH network AS (
      SELECT id, member_id, at, 1 AS level FROM affiliate_referral WHERE referrer_id = $1::uuid
      UNION ALL
      SELECT second.id, second.member_id, second.at, 2 FROM affiliate_referral first
      JOIN affiliate_referral second ON second.referrer_id = first.member_id
      WHERE first.referrer_id = $1::uuid AND $4::boolean
    ), page AS (
      SELECT * FROM network
      WHERE $3::uuid IS NULL OR (at, id) < (SELECT place.at, place.id FROM network place WHERE place.id = $3::uuid)
      ORDER BY at DESC, id DESC LIMIT ${PAGE + 1}
    )
    SELECT page.id, member.first_name AS "firstName", member.username, page.level, page.at, coalesce(sum(day.stake_satang), 0)::bigint AS stake,
      coalesce(sum(day.earned_satang - day.reversed_satang), 0)::bigint AS commission
    FROM page JOIN member ON member.id = page.member_id
    LEFT JOIN affiliate_day day ON day.referrer_id = $1::uuid AND day.member_id = page.member_id
      AND day.day >= ($2::text || '-01')::date AND day.day < ($2::text || '-01')::date + interval '1 month'
    GROUP BY page.id, member.first_name, member.username, page.level, page.at ORDER BY page.at DESC, page.id DESC`,
};
const hasSecondLevel: Statement = {
  name: 'affiliate_has_second_level',
  text: `SELECT 1 FROM affiliate_terms WHERE agent_id = $1::int AND jsonb_array_length(levels) > 1 LIMIT 1`,
};

/** Invited members by a mask, with what they brought in a month. */
export const showNetwork: Verb<typeof affiliate.network> = async ({ ctx, input }) => {
  const { db, memberId } = ctx;
  const month = input.month ?? bangkokMonth(ctx.now());
  const isDeep = (await db.query(hasSecondLevel, [ctx.agentId])).length > 0;
  const found = await db.query<InvitedRow>(invited, [memberId, month, input.before ?? null, isDeep]);
  const rows = found.slice(0, PAGE).map(({ id, firstName, username, level, at, stake, commission }) => ({
    ...{ id, name_masked: maskPerson(firstName, username), level },
    joined: bangkokMonth(at),
    ...{ stake: toBaht(stake), commission: toBaht(commission) },
  }));
  return { month, rows, before: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
};
