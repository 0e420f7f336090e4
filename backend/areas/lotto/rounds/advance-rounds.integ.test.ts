import { expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { areas } from '#backend/areas.ts';
import { seed } from '#backend/core/db/seed.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

async function rounds(world: World): Promise<Record<string, string>> {
  const { data = [] } = (await world.call('GET /api/lotto/rounds', { kind: 'glo' })).body;
  return Object.fromEntries(
    data.filter((round) => round.draw_date >= '2025-06-01').map((round) => [round.round_id, round.status]),
  );
}

test('a round closes at its time and the next opens an hour after the result', async () => {
  await using world = await openWorld({ at: '2025-06-16T15:00:00+07:00' });
  world.clock.set('2025-06-16T15:20:00+07:00');
  await advanceRounds(world.services);
  expect(await rounds(world)).toEqual({ 'glo-2025-06-01': 'resulted', [ROUND]: 'open' });
  world.clock.set('2025-06-16T15:20:01+07:00');
  await advanceRounds(world.services);
  expect(await rounds(world)).toEqual({ 'glo-2025-06-01': 'resulted', [ROUND]: 'closed' });
  world.clock.set('2025-06-16T16:39:59+07:00');
  await advanceRounds(world.services);
  expect(Object.keys(await rounds(world))).not.toContain('glo-2025-07-01');
  world.clock.set('2025-06-16T16:40:00+07:00');
  await Promise.all([advanceRounds(world.services), advanceRounds(world.services)]);
  expect(await rounds(world)).toEqual({
    'glo-2025-06-01': 'resulted',
    [ROUND]: 'closed',
    'glo-2025-07-01': 'open',
  });
  expect((await world.call('GET /api/lotto/rate', { round_id: 'glo-2025-07-01' })).body.data).toHaveLength(
    10,
  );
});

test('a start later leaves a played round to the operator and takes the draws in between from history', async () => {
  await using world = await openWorld();
  const { token } = await buildMember(world, { balance: 100 });
  await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 10 }]);
  world.clock.set('2025-08-15T12:00:00+07:00');
  await seed(world.services, areas);
  await seed(world.services, areas);
  expect(await rounds(world)).toEqual({
    'glo-2025-06-01': 'resulted',
    [ROUND]: 'closed',
    'glo-2025-07-01': 'resulted',
    'glo-2025-07-16': 'resulted',
    'glo-2025-08-01': 'resulted',
    'glo-2025-08-16': 'open',
  });
});

test('with no published draw at hand the next round of the calendar is on sale', async () => {
  await using world = await openWorld({ at: '2026-11-21T10:00:00+07:00' });
  const { data } = (await world.call('GET /api/lotto/rounds', { kind: 'glo', status: 'open' })).body;
  expect(data).toMatchObject([{ round_id: 'glo-2026-12-01', opens_at: '2026-11-16T09:40:00.000Z' }]);
});
