import { POINT, pointTransfers, pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { PointServices } from '#backend/core/entitlements/point-ports.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { openWallet } from '#backend/core/ledger/open-wallet.ts';

/** One movement of points in the ledger, beside what the lots say of it. */
export interface PointMove {
  readonly agentId: number;
  readonly memberId: string;
  readonly points: number;
  readonly key: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly at: Date;
}

const take = debitAnd('quests_take_points');

/** Puts points into a member's wallet, which is opened with the first of them; false when the key was used before. */
export async function creditPoints(
  { db, random }: PointServices,
  tx: Tx,
  name: 'given' | 'refunded',
  { agentId, memberId, points, key, requestHash, reference, at }: PointMove,
): Promise<boolean> {
  const kind = pointTransfers[name];
  await openWallet(
    tx.orm,
    { unit: POINT, wallet: pointWallet },
    { agentId, memberId, uuid: () => random.uuid() },
  );
  const fromAccount = await houseAccount(db, tx.orm, agentId, kind.from[0]);
  const one = { transferId: random.uuid(), key, requestHash, reference, memberId, satang: BigInt(points) };
  return (await credit(tx, { kind, at, fromAccount, credits: [one] })).size > 0;
}

/** Takes points out of a member's wallet; answers as a debit does. */
export async function debitPoints(
  { db, random }: PointServices,
  tx: Tx,
  name: 'spent' | 'expired',
  { agentId, points, ...move }: PointMove,
) {
  const kind = pointTransfers[name];
  const toAccount = await houseAccount(db, tx.orm, agentId, kind.to[0]);
  const debit = { ...move, transferId: random.uuid(), scope: kind.scope, kind, toAccount, policies: [] };
  return debitWith<object>(tx, { ...debit, satang: BigInt(points) }, take, {});
}
