import type { Statement } from '#backend/core/db/database.ts';
import { type CodeCheck, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';
import { RANK_DAYS, rankFrom, ranks } from '#rules/cashback/rank.ts';

const asked = ranks.map((rank) => `('${rank}', ${rankFrom[rank]})`).join(', ');

/** Counted as for the figures of a day: of a stake that was corrected the most that it ever was, of Yeekee a fifth. */
const tooHigh: Statement = {
  name: 'audit_cashback_rank',
  text: `
    SELECT format('cashback %s of %s of member %s is that of %s; %s were at risk', own.basis, own.day, own.member_id, own.rank, staked.satang) AS detail
    FROM cashback_day own LEFT JOIN (VALUES ${asked}) AS asked (rank, satang) USING (rank)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(best.satang), 0) AS satang FROM (
        SELECT max(CASE WHEN wager.area = 'lotto' AND wager.kind = 'yeekee' THEN event.valid_satang * 20 / 100 ELSE event.valid_satang END) AS satang
        FROM wager JOIN wager_event event USING (area, reference)
        WHERE wager.member_id = own.member_id AND event.status = 'settled'
          AND wager.ended_at >= (own.day - ${RANK_DAYS - 1})::timestamp AT TIME ZONE 'Asia/Bangkok'
          AND wager.ended_at < (own.day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
        GROUP BY wager.area, wager.reference
      ) best
    ) staked
    WHERE asked.satang IS NULL OR staked.satang < asked.satang LIMIT ${MOST_PER_CHECK + 1}`,
};

/** A day has no higher rank than what was put at risk in its days brings. */
export const rankCheck: CodeCheck = {
  name: 'cashback_rank',
  statement: tooHigh,
  find: (db) => details(db, tooHigh, []),
};
