import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { lotto } from '#contract/lotto.ts';
import { shownWins } from '#rules/lotto/shown-wins.ts';
import { toBaht } from '#rules/money/baht.ts';
import { maskPerson } from '#rules/person/mask.ts';

const HOUR_MS = 3_600_000;

interface PaidRow {
  readonly memberId: string;
  readonly username: string;
  readonly kind: string;
  readonly kindName: string;
  readonly payoutSatang: bigint;
  readonly endedAt: Date;
}

/** The least payout stands in the text, as it does in the index that is meant. */
const paid: Statement = {
  name: 'lotto_list_paid',
  text: `
    SELECT paid.member_id AS "memberId", member.username, round.kind, lotto_kind.name AS "kindName",
      paid.payout_satang AS "payoutSatang", paid.ended_at AS "endedAt"
    FROM (
      SELECT member_id, round_id, payout_satang, ended_at, id FROM bill
      WHERE agent_id = $1::int AND status = 'won' AND payout_satang >= ${shownWins.leastSatang}
        AND ended_at > $2::timestamptz
      ORDER BY ended_at DESC LIMIT ${shownWins.among}
    ) paid
    JOIN round ON round.id = paid.round_id
    JOIN lotto_kind ON lotto_kind.kind = round.kind
    JOIN member ON member.id = paid.member_id
    ORDER BY paid.ended_at DESC, paid.id DESC`,
};

/**
 * Larger bills that won and were paid within a day, newest first. Of each member the newest alone, and of the member nothing but
 * two digits: who does not know the bill learns nobody's name, number or habit.
 */
export const listPaid: Verb<typeof lotto.paid> = async ({ ctx }) => {
  const since = new Date(ctx.now().getTime() - shownWins.hours * HOUR_MS);
  const rows = await ctx.db.query<PaidRow>(paid, [ctx.agentId, since]);
  const newest = [...Map.groupBy(rows, ({ memberId }) => memberId).values()].flatMap(
    ([first]) => first ?? [],
  );
  return newest.slice(0, shownWins.count).map(({ username, kind, kindName, payoutSatang, endedAt }) => ({
    kind,
    kind_name: kindName,
    amount: toBaht(payoutSatang),
    paid_at: endedAt.toISOString(),
    member: maskPerson('', username),
  }));
};
