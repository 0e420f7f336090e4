import { and, eq } from 'drizzle-orm';
import type { Orm } from '#backend/db/database.ts';
import { type BillRow, presentBill } from '#backend/lotto/bills/present.ts';
import { bill, billLine, lottoKind, round } from '#backend/lotto/tables.ts';
import type { Bill } from '#contract/lotto/bills.ts';

/** Bills joined to what their presentation needs; the caller adds whose and which. */
export function selectBills(orm: Orm) {
  return orm
    .select({
      bill,
      round: { kind: round.kind, drawDate: round.drawDate, closesAt: round.closesAt, status: round.status },
      kind: { name: lottoKind.name, cancelMinutes: lottoKind.cancelMinutes },
    })
    .from(bill)
    .innerJoin(round, eq(round.id, bill.roundId))
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind));
}

/** A bill of this member by its id or by the key it was placed with; undefined also when it is somebody else's. */
export async function findBill(
  orm: Orm,
  memberId: string,
  by: { readonly billId: string } | { readonly idempotencyKey: string },
  now: Date,
): Promise<Bill | undefined> {
  const which = 'billId' in by ? eq(bill.id, by.billId) : eq(bill.idempotencyKey, by.idempotencyKey);
  const rows: BillRow[] = await selectBills(orm).where(and(eq(bill.memberId, memberId), which));
  const [row] = rows;
  if (!row) return undefined;
  const lines = await orm
    .select()
    .from(billLine)
    .where(and(eq(billLine.memberId, memberId), eq(billLine.billId, row.bill.id)))
    .orderBy(billLine.position);
  return presentBill(row, lines, now);
}
