import { expect, test } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { closeMembers } from '#backend/areas/cashback/close/close-members.ts';
import { cashbackAdjustment } from '#backend/areas/cashback/tables.ts';
import { endPlaced, placeWagers, WITHOUT_DOCUMENTS } from '#backend/testing/affiliate/wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

test('a day that had nothing when it was closed is put right once, however often it is looked at', async () => {
  await using world = await openWorld();
  const { memberId } = await buildMember(world);
  const one = { area: 'games', kind: 'reels', satang: 10_000_00n, memberId, reference: 'w-1' };
  await placeWagers(world, [one]);
  await endPlaced(world, [{ ...one, as: 'refunded' }]);
  world.clock.set('2025-06-16T00:15:00+07:00');
  await closeCashbackDays(world.services);
  world.clock.set('2025-06-16T12:00:00+07:00');
  await endPlaced(world, [one]);
  for (const [day, at] of [
    ['2025-06-16', '2025-06-17'],
    ['2025-06-17', '2025-06-18'],
    ['2025-06-18', '2025-06-19'],
  ] as const) {
    world.clock.set(`${at}T00:15:00+07:00`);
    await world.db.transact((tx) => closeMembers(world.services, tx, [memberId], day));
    await closeCashbackDays(world.services);
  }
  const found = await world.db.orm.select().from(cashbackAdjustment);
  const turnover = found.filter(({ basis }) => basis === 'turnover');
  expect(turnover).toMatchObject([{ day: '2025-06-16', ofDay: '2025-06-15', satang: 15_00n }]);
  await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
});
