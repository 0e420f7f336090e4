import { and, eq, gte } from 'drizzle-orm';
import { presentBill } from '#backend/areas/lotto/bills/present.ts';
import { bill, billLine, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import type { Orm } from '#backend/core/db/database.ts';
import type { Bill } from '#contract/lotto/bills.ts';
import { billClose } from '#rules/lotto/kinds/type-close.ts';
import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** What names a bill of a member: its id, or the key it was placed with. */
export type BillName = { readonly billId: string } | { readonly idempotencyKey: string };

/** A bill of this member beside its round and its kind; undefined also when it is somebody else's. */
export async function readBill(orm: Orm, memberId: string, by: BillName) {
  const which = 'billId' in by ? eq(bill.id, by.billId) : eq(bill.idempotencyKey, by.idempotencyKey);
  const [row] = await orm
    .select({
      bill,
      round: {
        kind: round.kind,
        drawDate: round.drawDate,
        number: round.number,
        closesAt: round.closesAt,
        status: round.status,
      },
      kind: {
        name: lottoKind.name,
        cancelMinutes: lottoKind.cancelMinutes,
        cancelsPerDay: lottoKind.cancelsPerDay,
      },
    })
    .from(bill)
    .innerJoin(round, eq(round.id, bill.roundId))
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind))
    .where(and(eq(bill.memberId, memberId), which));
  if (!row) return undefined;
  const lines = await orm
    .select()
    .from(billLine)
    .where(and(eq(billLine.memberId, memberId), eq(billLine.billId, row.bill.id)))
    .orderBy(billLine.position);
  const closesAt = billClose(
    row.round,
    lines.map(({ type }) => type),
  );
  return { ...row, round: { ...row.round, closesAt }, lines };
}

/** The same on the wire. */
export async function findBill(
  orm: Orm,
  memberId: string,
  by: BillName,
  now: Date,
): Promise<Bill | undefined> {
  const row = await readBill(orm, memberId, by);
  return row && presentBill(row, row.lines, now);
}

/** How many bills the member cancelled on the Bangkok day of this instant. */
export function countCancelled(orm: Orm, memberId: string, at: Date): Promise<number> {
  const dayStart = instantOf(bangkokDate(at), '00:00');
  return orm.$count(
    bill,
    and(eq(bill.memberId, memberId), eq(bill.status, 'cancelled'), gte(bill.endedAt, dayStart)),
  );
}
