import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import { stakesOf } from '#backend/areas/lotto/bills/round-stakes.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';

interface Counted {
  readonly roundId: string;
  readonly memberId: string;
  readonly validSatang: bigint;
}

/** Without rounds that give their stakes back: there a bill after the other comes to nothing. */
const counted: Statement = {
  name: 'audit_turnover',
  text: `
    SELECT bill.round_id AS "roundId", bill.member_id AS "memberId", sum(wager.valid_satang)::bigint AS "validSatang"
    FROM bill JOIN round ON round.id = bill.round_id
    JOIN wager ON wager.area = '${WAGER_AREA}' AND wager.reference = bill.id::text
    WHERE bill.status IN ('pending', 'won', 'lost') AND round.status <> 'voided'
    GROUP BY 1, 2 HAVING min(bill.turnover_rule) > 1 ORDER BY 1, 2`,
};

/** Holds what a member's bills of a round count for turnover against what can be lost of them together. */
export async function* findWrongTurnover(db: Database): AsyncGenerator<string> {
  const rows = await db.query<Counted>(counted, []);
  for (const [roundId, members] of Map.groupBy(rows, (row) => row.roundId)) {
    const stakes = await stakesOf(db, roundId);
    for (const { memberId, validSatang } of members) {
      const due = stakes.get(memberId)?.atRiskSatang ?? 0n;
      if (due !== validSatang)
        yield `the bills of member ${memberId} in round ${roundId} count ${validSatang} satang; ${due} of them can be lost`;
    }
  }
}
