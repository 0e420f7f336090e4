import { asc, eq } from 'drizzle-orm';
import { creditDeposit } from '#backend/areas/payment/incoming/credit-deposit.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { readMoneyIn } from '#backend/areas/payment/read-money-in.ts';
import { deposit, paymentChannel } from '#backend/areas/payment/tables.ts';
import { paymentRef } from '#backend/core/ledger/payment-ref.ts';
import type { CreditByOperator } from '#backend/core/policies/credit-by-operator.ts';
import { passPolicies } from '#backend/core/policies/policy.ts';
import { noteMoney } from '#backend/operator.ts';

/**
 * Puts satang (> 0) into a member's wallet as a deposit that an operator received, and answers its reference. The
 * channel's limits do not bind an operator; the act and the deposit name each other.
 */
export const depositByOperator: CreditByOperator = async (services, order) => {
  const ref = paymentRef(services.random);
  const now = services.clock.now();
  const [channel] = await services.db.orm
    .select({ id: paymentChannel.id })
    .from(paymentChannel)
    .where(eq(paymentChannel.agentId, services.agentId))
    .orderBy(asc(paymentChannel.id))
    .limit(1);
  if (!channel) throw new Error('The agent has no payment channel');
  const { memberId, satang } = order;
  await services.db.transact(async (tx) => {
    await passPolicies(tx, services.policies, {
      on: 'deposit',
      by: 'operator',
      moneyIn: readMoneyIn,
      memberId,
      kind: paymentTransfers.deposit.name,
      satang,
      at: now,
    });
    await tx.orm.insert(deposit).values({
      ref,
      memberId,
      agentId: services.agentId,
      channelId: channel.id,
      subChannelId: 0,
      idempotencyKey: `operator-${ref}`,
      satang,
      payload: '',
      status: 'paid',
      createdAt: now,
      expiresAt: now,
      endedAt: now,
      actId: services.actId,
    });
    await creditDeposit(services, tx, { ref, memberId, satang, at: now });
    await noteMoney(tx, services, { reference: ref, member: memberId, satang });
  });
  return ref;
};
