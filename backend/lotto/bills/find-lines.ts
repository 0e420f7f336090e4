import { and, inArray } from 'drizzle-orm';
import type { Tx } from '#backend/db/database.ts';
import { billLine } from '#backend/lotto/tables.ts';

export type LineRow = typeof billLine.$inferSelect;

/** Lines of these bills in their order. */
export async function linesOf(
  { orm }: Pick<Tx, 'orm'>,
  bills: readonly { readonly memberId: string; readonly id: string }[],
): Promise<LineRow[]> {
  if (bills.length === 0) return [];
  const memberIds = [...new Set(bills.map((one) => one.memberId))];
  const ids = bills.map((one) => one.id);
  return orm
    .select()
    .from(billLine)
    .where(and(inArray(billLine.memberId, memberIds), inArray(billLine.billId, ids)))
    .orderBy(billLine.position);
}
