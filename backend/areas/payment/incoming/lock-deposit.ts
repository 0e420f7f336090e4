import { and, eq } from 'drizzle-orm';
import { deposit } from '#backend/areas/payment/tables.ts';
import type { Orm, Statement, Tx } from '#backend/core/db/database.ts';

export type Deposit = typeof deposit.$inferSelect;

/** A deposit of another agent is as unknown as none. */
const own = (agentId: number, ref: string) => and(eq(deposit.ref, ref), eq(deposit.agentId, agentId));

/** The deposit that a provider or an operator names, if the agent has it. */
export async function findOwnDeposit(orm: Orm, agentId: number, ref: string): Promise<Deposit | undefined> {
  const [row] = await orm.select().from(deposit).where(own(agentId, ref));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockDeposit(tx: Tx, agentId: number, ref: string): Promise<Deposit | undefined> {
  const [row] = await tx.orm.select().from(deposit).where(own(agentId, ref)).for('update');
  return row;
}

/** The payer is compared with at most so many deposits of one amount, newest first. */
const MOST_CANDIDATES = 5;

const paidTo: Statement = {
  name: 'payment_paid_to',
  text: `
    SELECT ref, member_id AS "memberId" FROM deposit
    WHERE agent_id = $1::int AND receiver_no = $2::text AND satang = $3::bigint AND created_at > $4::timestamptz - interval '1 day'
      AND date_trunc('minute', created_at) <= $4::timestamptz
    ORDER BY created_at DESC LIMIT ${MOST_CANDIDATES}`,
};

/**
 * The deposits that a transfer to an account may pay, and whose they are: those of the day before with this amount, made before
 * the money came, the newest first. Banks tell the time of a transfer to the minute.
 */
export function findTransfers(
  tx: Tx,
  agentId: number,
  paid: { readonly accountNo: string; readonly satang: bigint; readonly at: Date },
): Promise<Pick<Deposit, 'ref' | 'memberId'>[]> {
  return tx.query(paidTo, [agentId, paid.accountNo, paid.satang, paid.at]);
}

/** How a deposit ends: paid by an event, or given up by the provider. */
type End =
  | { readonly status: 'paid'; readonly reason: null; readonly eventId: string }
  | { readonly status: 'cancelled'; readonly reason: string | null };

/** Ends a deposit that is held. */
export async function endDeposit(tx: Tx, ref: string, end: End, at: Date): Promise<void> {
  await tx.orm
    .update(deposit)
    .set({ ...end, endedAt: at })
    .where(eq(deposit.ref, ref));
}
