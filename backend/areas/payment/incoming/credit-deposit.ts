import { creditHash } from '#backend/areas/payment/incoming/credit-hash.ts';
import { eventHash } from '#backend/areas/payment/incoming/event-hash.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { keepTurnover } from '#backend/areas/payment/withdraw/keep-turnover.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import type { MemberFactPorts } from '#backend/core/policies/member-facts.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Ports } from '#backend/ports.ts';

/** Puts the money of one deposit into the member's main wallet, once per `ref`. The caller marks the deposit paid in the same transaction, at the same instant. */
export async function creditDeposit(
  ctx: Pick<Ctx, 'db' | 'random' | 'agentId'> & {
    readonly ports: Pick<Ports, 'depositPromotion' | 'depositCoupon' | 'givePoints' | keyof MemberFactPorts>;
  },
  tx: Tx,
  paid: { ref: string; memberId: string; satang: bigint; at: Date; eventId?: string },
): Promise<void> {
  const transferId = ctx.random.uuid();
  const { ref: reference, memberId, satang, at, eventId } = paid;
  const credited = await credit(tx, {
    kind: paymentTransfers.deposit,
    at,
    fromAccount: await houseAccount(ctx.db, tx.orm, ctx.agentId, paymentTransfers.deposit.from[0]),
    credits: [
      {
        transferId,
        key: reference,
        requestHash: creditHash(paid) + (eventId === undefined ? '' : `:${await eventHash(tx, eventId)}`),
        reference,
        memberId,
        satang,
      },
    ],
  });
  if (!credited.has(transferId)) return;
  await sendMessages(tx, [
    { memberId, kind: 'deposit', about: reference, at, facts: { outcome: 'paid', satang } },
  ]);
  await keepTurnover(tx, ctx, { transferId, reference, memberId, satang, at });
  const own = { agentId: ctx.agentId, memberId, depositRef: reference, at };
  await ctx.ports.depositPromotion.begin(ctx, tx, own);
  await ctx.ports.depositCoupon.use(ctx, tx, { ...own, satang });
}
