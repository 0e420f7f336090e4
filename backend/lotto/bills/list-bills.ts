import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Verb } from '#backend/http/implement.ts';
import { selectBills } from '#backend/lotto/bills/find-bill.ts';
import { presentBillHead } from '#backend/lotto/bills/present.ts';
import { bill } from '#backend/lotto/tables.ts';
import type { lotto } from '#contract/lotto.ts';

/** The member's bills without their lines, newest first. */
export const listBills: Verb<typeof lotto.billList> = async ({ ctx, input }) => {
  const { round_id: roundId, status, before, limit } = input;
  const conditions: SQL[] = [eq(bill.memberId, ctx.memberId)];
  if (roundId !== undefined) conditions.push(eq(bill.roundId, roundId));
  if (status !== undefined) conditions.push(eq(bill.status, status));
  // Bill ids are time-ordered, so the id is the order.
  if (before !== undefined) conditions.push(lt(bill.id, before));
  const rows = await selectBills(ctx.db.orm)
    .where(and(...conditions))
    .orderBy(desc(bill.id))
    .limit(limit);
  return rows.map((row) => presentBillHead(row, ctx.now()));
};
