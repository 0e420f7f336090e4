import { debitPoints } from '#backend/areas/quests/points/move-points.ts';
import { pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import { expireFree } from '#backend/core/entitlements/expire-lots.ts';
import { lockOverOf } from '#backend/core/entitlements/lock-lots.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import type { Services } from '#backend/services.ts';

const BATCH = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const over: Statement = {
  name: 'quests_members_with_ended_points',
  text: `
    SELECT DISTINCT member_id AS "memberId", agent_id AS "agentId" FROM entitlement_lot
    WHERE kind = '${pointWallet.kind}' AND free > 0 AND ends_at <= $1::timestamptz AND member_id > $3::uuid ORDER BY member_id LIMIT $2::int`,
};

type Owner = Readonly<{ memberId: string; agentId: number }>;

/** Locks as whoever spends does: the wallet, then its lots. */
async function expireOf(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  tx: Tx,
  { memberId, agentId }: Owner,
): Promise<void> {
  const at = services.clock.now();
  await lockAccounts(tx, [memberId], pointWallet.kind);
  const lots = await lockOverOf(tx, memberId, pointWallet.kind, at);
  const ended = await expireFree(tx, lots, { at, random: services.random });
  for (const { actId, lotId, amount } of ended) {
    const move = { agentId, memberId, points: amount, key: actId, requestHash: '', reference: lotId, at };
    const { outcome } = await debitPoints(services, tx, 'expired', move);
    if (outcome !== 'posted') throw new Error(`Points of lot ${lotId} do not expire: ${outcome}`);
  }
}

/** Takes points whose end has come out of their lots and wallets; answers of how many members. May run at any time and anywhere. */
export async function expirePoints(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'log'>,
): Promise<number> {
  const { db, clock } = services;
  const rows = rowByRow(services, 'expiring points');
  let total = 0;
  for (let after: string | undefined = BEFORE_ALL; after; ) {
    const owners: readonly Owner[] = await db.query<Owner>(over, [clock.now(), BATCH, after]);
    for (const owner of owners)
      await rows.attempt(owner.memberId, () => db.transact((tx) => expireOf(services, tx, owner)));
    total += owners.length;
    after = owners.length < BATCH ? undefined : owners.at(-1)?.memberId;
  }
  rows.finish();
  return total;
}
