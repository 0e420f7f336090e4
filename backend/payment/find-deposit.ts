import { and, eq } from 'drizzle-orm';
import type { Orm } from '#backend/db/database.ts';
import { deposit } from '#backend/payment/tables.ts';
import { notFound } from '#backend/refusal.ts';

/** A deposit of the member; throws 404 for an unknown reference and for somebody else's alike. */
export async function findDeposit(orm: Orm, memberId: string, ref: string) {
  const [row] = await orm
    .select()
    .from(deposit)
    .where(and(eq(deposit.ref, ref), eq(deposit.memberId, memberId)));
  if (!row) throw notFound();
  return row;
}
