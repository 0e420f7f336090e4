import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import { stakesOf } from '#backend/areas/lotto/bills/round-stakes.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';

interface Counted {
  readonly roundId: string;
  readonly memberId: string;
  readonly validSatang: bigint;
  /** The oldest rule by which one of them was measured, and the newest. */
  readonly first: number;
  readonly last: number;
}

/** Without rounds that give their stakes back: there a bill after the other comes to nothing. */
const counted: Statement = {
  name: 'audit_turnover',
  text: `
    SELECT bill.round_id AS "roundId", bill.member_id AS "memberId", sum(wager.valid_satang)::bigint AS "validSatang",
      min(bill.turnover_rule) AS first, max(bill.turnover_rule) AS last
    FROM bill JOIN round ON round.id = bill.round_id
    JOIN wager ON wager.area = '${WAGER_AREA}' AND wager.reference = bill.id::text
    WHERE bill.status IN ('pending', 'won', 'lost') AND round.status <> 'voided'
    GROUP BY 1, 2 HAVING min(bill.turnover_rule) > 1 ORDER BY 1, 2`,
};

const NOTHING = { atRiskSatang: 0n, turnoverSatang: 0n };

/** Holds the turnover of a member's bills of a round, together, against the rule by which they were measured. */
export async function* findWrongTurnover(db: Database): AsyncGenerator<string> {
  const rows = await db.query<Counted>(counted, []);
  for (const [roundId, members] of Map.groupBy(rows, (row) => row.roundId)) {
    const stakes = await stakesOf(db, roundId);
    for (const { memberId, validSatang, first, last } of members) {
      const { atRiskSatang: older, turnoverSatang: newer } = stakes.get(memberId) ?? NOTHING;
      // Bills of both rules in one round count for something between the two.
      const [least, most] = [last > 2 ? newer : older, first > 2 ? newer : older];
      if (validSatang < least || validSatang > most)
        yield `the bills of member ${memberId} in round ${roundId} count ${validSatang} satang; the rule says ${most}`;
    }
  }
}
