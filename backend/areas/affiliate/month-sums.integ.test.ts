import { afterAll, expect, test } from 'vitest';
import { migrate } from '#backend/core/db/migrate.ts';
import {
  followAll,
  inviteMember,
  redeemCommission,
  summaryOf,
} from '#backend/testing/affiliate/invitations.ts';
import { endPlaced, placeWagers, WITHOUT_DOCUMENTS } from '#backend/testing/affiliate/wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('a database from before the sums by month has them after its upgrade, and pays the same', async () => {
  const [inviter, friend] = [await buildMember(world), await buildMember(world)];
  await inviteMember(world, inviter, friend);
  for (const at of ['2025-04-30T10:00:00+07:00', '2025-05-01T10:00:00+07:00', '2025-06-02T10:00:00+07:00']) {
    world.clock.set(new Date(at).toISOString());
    const wager = { area: 'games', kind: 'reels', memberId: friend.memberId, satang: 10_000_00n };
    const placed = [{ ...wager, reference: world.services.random.uuid() }];
    await placeWagers(world, placed);
    await endPlaced(world, placed);
    await followAll(world);
  }
  const token = await openSession(world, inviter.memberId);
  const before = await summaryOf(world, token);
  expect(before).toMatchObject({ balance: 60, earned: 60 });
  expect(before.months.map(({ month, earned }) => [month, earned])).toEqual([
    ['2025-06', 20],
    ['2025-05', 20],
    ['2025-04', 20],
  ]);
  await world.db.script(
    `DROP TABLE affiliate_month; DELETE FROM schema_migration WHERE name LIKE '%_affiliate_month'`,
  );
  await migrate(world.db);
  expect(await summaryOf(world, token)).toEqual(before);
  await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
  expect((await redeemCommission(world, token)).body.data?.amount).toBe(60);
});
