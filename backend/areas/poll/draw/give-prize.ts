import { pollTransfers } from '#backend/areas/poll/poll-transfers.ts';
import type { pollWinner } from '#backend/areas/poll/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { Services } from '#backend/services.ts';
import { PRIZE_DAYS } from '#rules/poll/poll.ts';

/** A place that was drawn, as it is written. */
export type Winner = typeof pollWinner.$inferInsert;

const DAY_MS = 86_400_000;

/** Gives what a place brings, once: money into the main wallet, or points. */
export async function givePrize(
  services: Services,
  tx: Tx,
  { id: key, memberId, kind, amount, at }: Winner,
): Promise<void> {
  const { agentId, db, random, ports } = services;
  const transfer = pollTransfers.prize;
  if (kind === 'point') {
    const endsAt = new Date(at.getTime() + PRIZE_DAYS * DAY_MS);
    const gift = { agentId, memberId, scope: transfer.scope, key, points: amount, endsAt, at };
    await ports.givePoints(services, tx, { ...gift, reason: 'poll' });
    return;
  }
  const fromAccount = await houseAccount(db, tx.orm, agentId, transfer.from[0]);
  const one = { transferId: random.uuid(), key, reference: key, memberId, satang: BigInt(amount) };
  const hash = requestHash([memberId, amount]);
  await credit(tx, { kind: transfer, at, fromAccount, credits: [{ ...one, requestHash: hash }] });
}
