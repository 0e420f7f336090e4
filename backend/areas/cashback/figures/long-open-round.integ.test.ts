import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { closeBefore } from '#backend/testing/cashback/cashback.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';

const world = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

// A provider may leave a round open for ever; of a lottery the result is never so far away.
test('a stake whose round its provider never ended is no loss of the day on which it is 45 days old', async () => {
  const member = await buildMember(world, { balance: 20_000 });
  const first = await openPlayer(world, member);
  expect((await first.bet(1_000)).body.error).toBe(0);
  await first.play(1_000);
  await closeBefore(world, '2025-06-16', member);
  world.clock.set('2025-07-30T12:00:00+07:00');
  const token = await openSession(world, member.memberId);
  const { play } = await openPlayer(world, { memberId: member.memberId, token });
  for (let round = 0; round < 10; round += 1) await play(1_000);
  const today = (await world.call('GET /api/cashback/today', {}, token)).body.data;
  expect(today?.loss).toMatchObject({ start_balance: 20_000, end_balance: 20_000, rebate: 0 });
  const later = await closeBefore(world, '2025-07-31', member);
  const { data } = (await world.call('GET /api/cashback/loss/history', {}, later)).body;
  expect(data?.rows[0]).toMatchObject({
    day: '2025-07-30',
    start_balance: 20_000,
    end_balance: 20_000,
    rebate: 0,
  });
  await expectCleanAudit(world);
});
