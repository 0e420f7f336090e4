import { gameTransfers } from '#backend/areas/games/game-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import type { Ctx } from '#backend/ctx.ts';

export interface Payment {
  readonly kind: 'win' | 'rollback' | 'prize';
  readonly providerId: string;
  readonly transactionId: string;
  readonly requestHash: string;
  /** The site's id of the round, or of the movement where there is none. */
  readonly reference: string;
  readonly memberId: string;
  readonly agentId: number;
  readonly satang: bigint;
  readonly at: Date;
}

/** Pays what a movement brings the member, if it brings anything. Throws when its money moved before. */
export async function payMember(ctx: Pick<Ctx, 'db' | 'random'>, tx: Tx, payment: Payment): Promise<void> {
  if (payment.satang === 0n) return;
  const {
    kind: name,
    providerId,
    transactionId,
    agentId,
    at,
    requestHash,
    reference,
    memberId,
    satang,
  } = payment;
  const kind = gameTransfers[name];
  const fromAccount = await houseAccount(ctx.db, tx.orm, agentId, kind.from[0]);
  const key = `${providerId}:${transactionId}`;
  const one = { transferId: ctx.random.uuid(), key, requestHash, reference, memberId, satang };
  const paid = await credit(tx, { kind, at, fromAccount, credits: [one] });
  if (paid.size !== 1) throw new Error(`The money of ${key} moved before it was written`);
}
