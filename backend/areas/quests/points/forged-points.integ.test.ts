import { expect, test } from 'vitest';
import { givePoints } from '#backend/areas/quests/points/give-points.ts';
import { creditPoints } from '#backend/areas/quests/points/move-points.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openWorld } from '#backend/testing/world.ts';

const ENDS = new Date('2025-07-01T00:00:00+07:00');

async function openGiven() {
  const world = await openWorld({ members: [0] });
  const { services, clock } = world;
  const [{ memberId }] = world.members;
  const own = { agentId: services.agentId, memberId, at: clock.now() };
  const gift = { ...own, points: 10, reason: 'quest', scope: 'test', key: 'given', endsAt: ENDS } as const;
  await world.db.transact((tx) => givePoints(services, tx, gift));
  // For what they are given nothing says.
  await expectCleanAudit(world, { without: ['entitlement_way'] });
  return { world, own };
}

test('the audit names points that only a lot has', async () => {
  const { world, own } = await openGiven();
  await using _closed = world;
  const id = () => world.services.random.uuid();
  const act = { actId: id(), scope: 'points.give', key: 'more', requestHash: '', reference: 'more' };
  const lot = { lotId: id(), kind: 'wallet.point', amount: 5, endsAt: ENDS };
  await world.db.transact((tx) => grantEntitlement(tx, { ...own, ...act, ...lot }));
  const found = new Set((await auditBooks(world.services, world.areas)).map(({ check }) => check));
  expect([...found].toSorted()).toEqual(['entitlement_way', 'point_balance', 'point_lots']);
});

test('the audit names points that only the ledger has', async () => {
  const { world, own } = await openGiven();
  await using _closed = world;
  const move = { ...own, points: 5, key: 'more', requestHash: '', reference: 'more' };
  await world.db.transact((tx) => creditPoints(world.services, tx, 'given', move));
  const found = new Set((await auditBooks(world.services, world.areas)).map(({ check }) => check));
  expect([...found].toSorted()).toEqual(['entitlement_way', 'point_balance', 'point_lots']);
});
