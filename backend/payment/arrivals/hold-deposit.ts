import { and, eq } from 'drizzle-orm';
import type { Orm, Tx } from '#backend/db/database.ts';
import { deposit } from '#backend/payment/tables.ts';

type Deposit = typeof deposit.$inferSelect;

/** A deposit of another agent is as unknown as none. */
const own = (agentId: number, ref: string) => and(eq(deposit.ref, ref), eq(deposit.agentId, agentId));

/** The deposit that a provider or an operator names, if the agent has it. */
export async function findOwnDeposit(orm: Orm, agentId: number, ref: string): Promise<Deposit | undefined> {
  const [row] = await orm.select().from(deposit).where(own(agentId, ref));
  return row;
}

/** The same, held until the transaction ends. */
export async function holdDeposit(tx: Tx, agentId: number, ref: string): Promise<Deposit | undefined> {
  const [row] = await tx.orm.select().from(deposit).where(own(agentId, ref)).for('update');
  return row;
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
