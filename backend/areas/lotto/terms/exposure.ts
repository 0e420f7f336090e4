import { and, eq, inArray } from 'drizzle-orm';
import { billLine, exposure } from '#backend/areas/lotto/tables.ts';
import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import type { Sold } from '#rules/lotto/assess-lines.ts';
import { betKey, canonicalNumber } from '#rules/lotto/bet-number.ts';
import { normaliseNumber } from '#rules/lotto/typed-number.ts';

const give: Statement = {
  name: 'lotto_release_exposure',
  text: `
    INSERT INTO exposure (round_id, type, number, sold_satang)
    SELECT $1::text, line.type, line.number, -sum(line.satang)
    FROM unnest($2::text[], $3::text[], $4::bigint[]) AS line (type, number, satang)
    GROUP BY line.type, line.number ORDER BY line.type, line.number
    ON CONFLICT (round_id, type, number) DO UPDATE SET sold_satang = exposure.sold_satang + excluded.sold_satang`,
};

/** Takes a bill out of the sales of its numbers. Locks the numbers in the order in which placing a bill does. */
export async function releaseExposure(
  tx: Tx,
  bill: { readonly memberId: string; readonly billId: string; readonly roundId: string },
): Promise<void> {
  const lines = await tx.orm
    .select({ type: billLine.type, number: billLine.number, satang: billLine.faceSatang })
    .from(billLine)
    .where(and(eq(billLine.memberId, bill.memberId), eq(billLine.billId, bill.billId)));
  await tx.query(give, [
    bill.roundId,
    lines.map((line) => line.type),
    lines.map((line) => canonicalNumber(line.type, line.number)),
    lines.map((line) => line.satang),
  ]);
}

/** What the site sold of the numbers of these lines, digits of any script; what is no number of its type was never sold. */
export async function readSold(
  { orm }: Pick<Database, 'orm'>,
  roundId: string,
  lines: readonly { readonly type: string; readonly number: string }[],
): Promise<Sold> {
  const bets = lines.flatMap(({ type, number }) => {
    const digits = normaliseNumber(type, number);
    return digits === null ? [] : [{ type, number: canonicalNumber(type, digits) }];
  });
  if (bets.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(exposure)
    .where(
      and(
        eq(exposure.roundId, roundId),
        inArray(exposure.type, [...new Set(bets.map(({ type }) => type))]),
        inArray(exposure.number, [...new Set(bets.map(({ number }) => number))]),
      ),
    );
  return new Map(rows.map((row) => [betKey(row), row.soldSatang]));
}
