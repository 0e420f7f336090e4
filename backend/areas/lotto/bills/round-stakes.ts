import { and, eq, inArray, sum } from 'drizzle-orm';
import { type AcceptedLine, stakedLineOf } from '#backend/areas/lotto/bills/staked-line-of.ts';
import { bill } from '#backend/areas/lotto/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { marginOf, stakeAtRisk, turnoverOf } from '#rules/lotto/stake-at-risk.ts';
import type { RoundStake } from '#rules/lotto/yeekee/prizes.ts';

const STAKED = ['pending', 'won', 'lost'] as const;

interface MemberLine extends AcceptedLine {
  readonly memberId: string;
}

const accepted: Statement = {
  name: 'lotto_accepted_lines',
  text: `
    SELECT bill.member_id AS "memberId", round.kind, lotto_kind.payout_cap AS cap, line.type, line.number,
      line.face_satang AS "faceSatang", line.charged_satang AS "chargedSatang", line.rate_hundredths AS "rateHundredths",
      count(*) AS times
    FROM bill
    JOIN round ON round.id = bill.round_id
    JOIN lotto_kind ON lotto_kind.kind = round.kind
    JOIN bill_line line ON line.member_id = bill.member_id AND line.bill_id = bill.id
    WHERE bill.round_id = $1::text AND bill.status IN ('pending', 'won', 'lost')
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
    ORDER BY bill.member_id`,
};

interface MemberStake extends RoundStake {
  /** What of it counts for turnover. */
  readonly turnoverSatang: bigint;
}

/** What each member staked in a round with all bills together, out of its accepted lines. */
export async function stakesOf(
  db: Pick<Tx, 'query'>,
  roundId: string,
): Promise<ReadonlyMap<string, MemberStake>> {
  const rows = await db.query<MemberLine>(accepted, [roundId]);
  const stakes = new Map<string, MemberStake>();
  for (const [memberId, own] of Map.groupBy(rows, (row) => row.memberId)) {
    const lines = own.map(stakedLineOf);
    const { derivation } = kindOf(own[0]?.kind ?? '');
    const atRiskSatang = stakeAtRisk(derivation, lines);
    stakes.set(memberId, {
      atRiskSatang,
      margin: marginOf(lines),
      turnoverSatang: turnoverOf(atRiskSatang, lines),
    });
  }
  return stakes;
}

/** Accepted face amounts of a round by member, in satang: what prizes were given by before. */
export async function facesOf(
  { orm }: Pick<Tx, 'orm'>,
  roundId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ memberId: bill.memberId, satang: sum(bill.faceSatang).mapWith(Number) })
    .from(bill)
    .where(and(eq(bill.roundId, roundId), inArray(bill.status, [...STAKED])))
    .groupBy(bill.memberId);
  return new Map(rows.map(({ memberId, satang }) => [memberId, satang]));
}
