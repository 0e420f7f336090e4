import { and, eq } from 'drizzle-orm';
import type { Tx } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { adjustmentTransfers } from '#backend/core/ops/adjust/adjustment-transfers.ts';
import { adjustment } from '#backend/core/ops/adjust/tables.ts';
import { noteChange, noteMoney, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { mayBeOnePerson } from '#rules/person/one-person.ts';

type Row = typeof adjustment.$inferSelect;

const take = debitAnd('ops_adjustment_take');

/**
 * Does what another operator asked for, or refuses it, once; answers its satang. Throws `OperatorRefusal` for an unknown one, one
 * that has ended, one's own, and for more than the wallet holds. Policies are not asked: nobody spends or deposits. Locks:
 * adjustment, wallet.
 */
export async function endAdjustment(
  operator: Operator,
  { ref, who, to }: { readonly ref: string; readonly who: string; readonly to: 'done' | 'refused' },
): Promise<bigint> {
  const at = operator.clock.now();
  return operator.db.transact(async (tx) => {
    const own = and(eq(adjustment.ref, ref), eq(adjustment.agentId, operator.agentId));
    const [row] = await tx.orm.select().from(adjustment).where(own).for('update');
    if (!row) throw new OperatorRefusal(`There is no adjustment ${ref}`);
    if (row.status !== 'asked') throw new OperatorRefusal(`Adjustment ${ref} is ${row.status} already`);
    if (to === 'done' && mayBeOnePerson(row.askedBy, who))
      throw new OperatorRefusal(
        `Adjustment ${ref} was asked for by ${row.askedBy}; somebody else must approve it`,
      );
    await tx.orm
      .update(adjustment)
      .set({ status: to, endedBy: who, endedAt: at, actId: operator.actId })
      .where(eq(adjustment.ref, ref));
    await noteChange(tx, operator, 'adjustments', `${ref}:${to}`);
    if (to === 'done') {
      await move(tx, operator, row, at);
      const satang = row.satang < 0n ? -row.satang : row.satang;
      await noteMoney(tx, operator, { reference: ref, member: row.memberId, satang });
    }
    return row.satang;
  });
}

async function move(tx: Tx, operator: Operator, { ref, memberId, satang }: Row, at: Date): Promise<void> {
  const kind = adjustmentTransfers[satang > 0n ? 'give' : 'take'];
  const house = await houseAccount(operator.db, tx.orm, operator.agentId, 'house.adjustment');
  const order = {
    transferId: operator.random.uuid(),
    key: ref,
    reference: ref,
    requestHash: requestHash([ref, memberId, satang]),
    memberId,
  };
  if (kind.name === 'adjustment_give') {
    await credit(tx, { kind, at, fromAccount: house, credits: [{ ...order, satang }] });
    return;
  }
  const debit = { ...order, kind, scope: kind.scope, at, toAccount: house, satang: -satang, policies: [] };
  const { outcome } = await debitWith(tx, debit, take, {});
  if (outcome === 'insufficient')
    throw new OperatorRefusal(`The member's wallet holds less than ${ref} takes`);
  if (outcome !== 'posted') throw new Error(`Adjustment ${ref} moved no money: ${outcome}`);
}
