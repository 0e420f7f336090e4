import type { Ctx } from '#backend/ctx.ts';
import type { Tx } from '#backend/db/database.ts';
import { houseAccount } from '#backend/ledger/accounts.ts';
import { credit } from '#backend/ledger/credit.ts';
import { creditHash } from '#backend/payment/arrivals/credit-hash.ts';
import { paymentTransfers } from '#backend/payment/payment-transfers.ts';

/** Puts the money of one deposit into the member's main wallet, once per `ref`. The caller marks the deposit paid in the same transaction, at the same instant. */
export async function creditDeposit(
  ctx: Pick<Ctx, 'db' | 'random' | 'agentId'>,
  tx: Tx,
  paid: { ref: string; memberId: string; satang: bigint; at: Date },
): Promise<void> {
  await credit(tx, {
    kind: paymentTransfers.deposit,
    at: paid.at,
    fromAccount: await houseAccount(ctx.db, tx.orm, ctx.agentId, paymentTransfers.deposit.from[0]),
    credits: [
      {
        transferId: ctx.random.uuid(),
        key: paid.ref,
        requestHash: creditHash(paid),
        reference: paid.ref,
        memberId: paid.memberId,
        satang: paid.satang,
      },
    ],
  });
}
