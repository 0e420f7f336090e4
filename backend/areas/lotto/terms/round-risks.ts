import { eq } from 'drizzle-orm';
import { lottoKind } from '#backend/areas/lotto/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';
import { betKey, canonicalNumber } from '#rules/lotto/bet-number.ts';
import { payoutOf } from '#rules/lotto/payout.ts';

/** What the site took on a number of a round, and what it pays when that number wins. */
export interface NumberRisk {
  readonly type: string;
  /** Canonical. */
  readonly number: string;
  readonly faceSatang: bigint;
  readonly chargedSatang: bigint;
  readonly owedSatang: bigint;
}

const sold: Statement = {
  name: 'lotto_round_sold',
  text: `
    SELECT line.type, line.number, line.face_satang AS "faceSatang", line.rate_hundredths AS "rateHundredths",
      count(*)::int AS total, sum(line.charged_satang)::bigint AS "chargedSatang"
    FROM bill JOIN bill_line line ON line.member_id = bill.member_id AND line.bill_id = bill.id
    WHERE bill.round_id = $1::text AND bill.agent_id = $2::int AND bill.status NOT IN ('cancelled', 'refunded')
    GROUP BY 1, 2, 3, 4`,
};

interface Sold {
  readonly type: string;
  readonly number: string;
  readonly faceSatang: bigint;
  readonly rateHundredths: number;
  readonly total: number;
  readonly chargedSatang: bigint;
}

/** What is sold of every number of a round, in whatever order the digits were typed where that does not matter. */
export async function roundRisks(
  { db, agentId }: Services,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<readonly NumberRisk[]> {
  const [own] = await db.orm
    .select({ cap: lottoKind.payoutCap })
    .from(lottoKind)
    .where(eq(lottoKind.kind, kind));
  const risks = new Map<string, NumberRisk>();
  for (const { type, number, faceSatang, rateHundredths, total, chargedSatang } of await db.query<Sold>(
    sold,
    [id, agentId],
  )) {
    const key = betKey({ type, number });
    const so = risks.get(key);
    risks.set(key, {
      type,
      number: canonicalNumber(type, number),
      faceSatang: (so?.faceSatang ?? 0n) + faceSatang * BigInt(total),
      chargedSatang: (so?.chargedSatang ?? 0n) + chargedSatang,
      owedSatang:
        (so?.owedSatang ?? 0n) + payoutOf(faceSatang, rateHundredths, own?.cap ?? null) * BigInt(total),
    });
  }
  return [...risks.values()];
}
