import { asc, eq } from 'drizzle-orm';
import { noteMoney, type Operator } from '#backend/operator.ts';
import { creditDeposit } from '#backend/payment/arrivals/credit-deposit.ts';
import { depositRef } from '#backend/payment/rules/deposit-ref.ts';
import { deposit, paymentChannel } from '#backend/payment/tables.ts';

/**
 * Puts satang (> 0) into a member's wallet as a deposit that an operator received, and answers its reference. The
 * channel's limits do not bind an operator; the act and the deposit name each other.
 */
export async function depositByOperator(
  services: Operator,
  order: { memberId: string; satang: bigint },
): Promise<string> {
  const ctx = { ...services, now: () => services.clock.now() };
  const ref = depositRef(services.random);
  const now = ctx.now();
  const [channel] = await services.db.orm
    .select({ id: paymentChannel.id })
    .from(paymentChannel)
    .where(eq(paymentChannel.agentId, services.agentId))
    .orderBy(asc(paymentChannel.id))
    .limit(1);
  if (!channel) throw new Error('The agent has no payment channel');
  await services.db.transact(async (tx) => {
    await tx.orm.insert(deposit).values({
      ref,
      memberId: order.memberId,
      agentId: services.agentId,
      channelId: channel.id,
      subChannelId: 0,
      idempotencyKey: `operator-${ref}`,
      satang: order.satang,
      payload: '',
      status: 'paid',
      createdAt: now,
      expiresAt: now,
      endedAt: now,
      actId: services.actId,
    });
    await creditDeposit(ctx, tx, { ref, memberId: order.memberId, satang: order.satang });
    await noteMoney(tx, services, { reference: ref, member: order.memberId, satang: order.satang });
  });
  return ref;
}
