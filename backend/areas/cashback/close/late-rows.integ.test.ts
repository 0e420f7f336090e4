import { expect, test } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { closeMembers } from '#backend/areas/cashback/close/close-members.ts';
import { cashbackAdjustment, cashbackClose } from '#backend/areas/cashback/tables.ts';
import { endPlaced, placeWagers, WITHOUT_DOCUMENTS } from '#backend/testing/affiliate/wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { claimCashback, closeBefore } from '#backend/testing/cashback/cashback.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
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

test('what is taken off for a day that can still be claimed comes back where it is let pass', async () => {
  await using world = await openGameWorld([]);
  const member = await buildMember(world, { balance: 5_000 });
  const at = async (moment: string) => {
    world.clock.set(moment);
    return openPlayer(world, { ...member, token: await openSession(world, member.memberId) });
  };
  const lose = async ({ play }: Awaited<ReturnType<typeof openPlayer>>) => {
    for (let round = 0; round < 9; round += 1) await play(1_000);
    await play(1_000, 0);
  };
  await world.db.orm.insert(cashbackClose).values({ day: '2025-06-14', at: world.clock.now() });
  const first = await at('2025-06-15T12:00:00+07:00');
  await lose(first);
  await lose(await at('2025-06-16T12:00:00+07:00'));
  await first.correct(1_000);
  // The site was down: both days are closed in one run, and the first one can be claimed until midnight.
  world.clock.set('2025-06-17T10:00:00+07:00');
  expect(await closeCashbackDays(world.services)).toBe(2);
  const rowsOf = async (token: string) =>
    (await world.call('GET /api/cashback/loss/history', {}, token)).body.data?.rows ?? [];
  expect(await rowsOf(await openSession(world, member.memberId))).toMatchObject([
    { day: '2025-06-16', rebate: 20, adjustments: [{ of_day: '2025-06-15', amount: -20 }], due: 0 },
    { day: '2025-06-15', rebate: 20, due: 20, status: 'open' },
  ]);
  const token = await closeBefore(world, '2025-06-18', member);
  expect((await rowsOf(token))[0]).toMatchObject({
    ...{ day: '2025-06-17', rebate: 0, adjustments: [{ of_day: '2025-06-15', amount: 20 }], due: 20 },
  });
  const back = await claimCashback(world, token, 'loss', '2025-06-17');
  expect(back.body.data?.amount).toBe(20);
  await lose(await at('2025-06-18T12:00:00+07:00'));
  const later = await rowsOf(await closeBefore(world, '2025-06-19', member));
  expect(later[0]).toMatchObject({ day: '2025-06-18', adjustments: [], due: 20 });
  await expectCleanAudit(world);
});
