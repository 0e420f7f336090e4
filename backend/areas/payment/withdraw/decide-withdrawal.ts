import { and, eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { withdrawal } from '#backend/areas/payment/withdraw/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { postHold, voidHold } from '#backend/core/ledger/hold.ts';
import { holdTransfers } from '#backend/core/ledger/hold-transfers.ts';
import { bankKey } from '#backend/core/limits/subject.ts';
import { noteChange, noteMoney, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import type { WithdrawalStatus } from '#rules/payment/withdrawal.ts';

type Row = typeof withdrawal.$inferSelect;
type Member = typeof member.$inferSelect;

/** What an operator makes of a withdrawal; a refusal says why, as the member reads it. */
export type Decision =
  | { readonly to: 'approved' | 'paid' }
  | { readonly to: 'refused'; readonly reason: string };

/** From where each can be reached. Nothing leads back into play but a refusal. */
const before: Readonly<Record<Decision['to'], readonly WithdrawalStatus[]>> = {
  approved: ['requested'],
  paid: ['approved'],
  refused: ['requested', 'approved'],
};

export interface Decided {
  readonly satang: bigint;
  /** False when it was so before; then nothing was done. */
  readonly isNew: boolean;
  /** Of whom it is, for the operator to think of. */
  readonly memberStatus: Member['status'];
}

/**
 * Approves a withdrawal, notes that it was paid (its money leaves the hold), or refuses it (its money goes back to the
 * wallet), once. Throws `OperatorRefusal` for an unknown one, one that cannot become this any more, and an account that is
 * no longer the one that the member asked for. Locks: withdrawal, hold, wallet.
 */
export async function decideWithdrawal(
  operator: Operator,
  ref: string,
  decision: Decision,
): Promise<Decided> {
  const at = operator.clock.now();
  return operator.db.transact(async (tx) => {
    const isOwn = and(eq(withdrawal.ref, ref), eq(withdrawal.agentId, operator.agentId));
    const [row] = await tx.orm.select().from(withdrawal).where(isOwn).for('update');
    if (!row) throw new OperatorRefusal(`There is no withdrawal ${ref}`);
    const { satang, memberId } = row;
    const [own] = await tx.orm.select().from(member).where(eq(member.id, memberId));
    if (!own) throw new Error(`Withdrawal ${ref} is of no member`);
    const decided = { satang, isNew: true, memberStatus: own.status };
    if (row.status === decision.to) return { ...decided, isNew: false };
    if (!before[decision.to].includes(row.status))
      throw new OperatorRefusal(`Withdrawal ${ref} is ${row.status}; it cannot become ${decision.to}`);
    if (decision.to !== 'refused') requireSameAccount(operator, row, own);
    await noteChange(tx, operator, 'withdrawals', `${ref}:${decision.to}`);
    if (decision.to === 'approved') {
      const approved = { status: decision.to, approvedAt: at, approvedActId: operator.actId };
      await tx.orm.update(withdrawal).set(approved).where(eq(withdrawal.ref, ref));
      return decided;
    }
    await endHold(tx, operator, row, decision.to, at);
    // As if it had never been asked for: what it took of a bonus is there again, and so is the limit.
    if (decision.to === 'refused')
      await operator.ports.bonusLimit.giveBack(tx, operator, {
        ...{ memberId, reference: ref, at },
        agentId: operator.agentId,
      });
    await tx.orm
      .update(withdrawal)
      .set({
        status: decision.to,
        reason: decision.to === 'refused' ? decision.reason : null,
        endedAt: at,
        actId: operator.actId,
      })
      .where(eq(withdrawal.ref, ref));
    await noteMoney(tx, operator, { reference: ref, member: memberId, satang });
    await sendMessages(tx, [
      { memberId, kind: 'withdrawal', about: ref, at, facts: { outcome: decision.to, satang } },
    ]);
    return decided;
  });
}

async function endHold(
  tx: Tx,
  operator: Operator,
  { ref, holdId }: Row,
  to: 'paid' | 'refused',
  at: Date,
): Promise<void> {
  const end = { holdId, transferId: operator.random.uuid(), at };
  const [kind] = holdTransfers.posted.to;
  const { outcome } =
    to === 'paid'
      ? await postHold(tx, {
          ...end,
          toAccount: await houseAccount(operator.db, tx.orm, operator.agentId, kind),
        })
      : await voidHold(tx, end);
  if (outcome !== 'ended') throw new Error(`The money of withdrawal ${ref} is not held: ${outcome}`);
}

/** Money goes to the account that the member saw when it was asked for, number by number, and to no other. */
function requireSameAccount(operator: Operator, row: Row, own: Member): void {
  if (bankKey(operator, own.bankCode, own.bankAccountNo) !== row.accountKey)
    throw new OperatorRefusal(
      `The member's account is another one than withdrawal ${row.ref} names; refuse it`,
    );
}
