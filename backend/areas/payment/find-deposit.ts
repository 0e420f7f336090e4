import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { deposit } from '#backend/areas/payment/tables.ts';
import type { Orm } from '#backend/core/db/database.ts';
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

/** The deposit that a member's key made, whatever became of it. */
export async function findDepositOfKey(orm: Orm, memberId: string, key: string) {
  const [row] = await orm
    .select()
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), eq(deposit.idempotencyKey, key)));
  return row;
}

/** What of a member's deposits can be paid at an instant. As text, for as a value it would keep a prepared plan from the index of what is open. */
function isOpen(memberId: string, at: Date) {
  return and(eq(deposit.memberId, memberId), sql`${deposit.status} = 'pending'`, gt(deposit.expiresAt, at));
}

/** How many QRs of a member can be paid at an instant. */
export async function countOpenQrs(orm: Orm, memberId: string, at: Date): Promise<number> {
  const [open] = await orm.select({ total: count() }).from(deposit).where(isOpen(memberId, at));
  return open?.total ?? 0;
}

/** The newest QR of a member that can be paid at an instant. */
export async function newestOpenQr(orm: Orm, memberId: string, at: Date) {
  const [row] = await orm
    .select()
    .from(deposit)
    .where(isOpen(memberId, at))
    .orderBy(desc(deposit.createdAt), desc(deposit.ref))
    .limit(1);
  return row;
}
