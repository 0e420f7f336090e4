import { afterAll, expect, test } from 'vitest';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { differencesOf } from './compare-day.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

const compare = (day: string, provider?: string) =>
  runOps(world.services, {
    ...{ command: 'games compare-day', who: 'nok', why: '', yes: false },
    options: { day, ...(provider !== undefined && { provider }) },
  });

test('a day of the house is the same with the house and in the wallet', async () => {
  const { token } = await buildMember(world, { balance: 1_000 });
  const { frame } = await openHouseGame(world, token);
  for (let round = 0; round < 5; round += 1) expect((await spin(world, frame)).body.error).toBe(0);
  expect(await compare('2025-06-15')).toEqual({
    ...{ code: 0, lines: ['house 2025-06-15: 5 rounds, 0 differences'] },
  });
  expect((await compare('2025-06-14')).lines).toEqual(['house 2025-06-14: 0 rounds, 0 differences']);
  expect((await compare('yesterday')).code).toBe(1);
  expect((await compare('2025-06-15', 'nobody')).code).toBe(1);
});

test('a round that one of them does not know, and one of another amount, are named', () => {
  const known = { roundId: 'a', staked: 1_000n, won: 500n, isNearMidnight: false, isOfDay: true };
  const told = { round_id: 'a', stake: 10, win: 5 };
  expect(differencesOf([told], [known])).toEqual([]);
  expect(differencesOf([{ ...told, win: 6 }], [known])).toEqual([
    'a: the provider says 10.00 baht and 6.00 baht, the wallet 10.00 baht and 5.00 baht',
  ]);
  expect(differencesOf([told], [])).toEqual([
    'a: the provider says 10.00 baht and 5.00 baht, the wallet has no such round',
  ]);
  expect(differencesOf([], [known])).toEqual([
    'a: the wallet has 10.00 baht and 5.00 baht, the provider says nothing',
  ]);
  // It may be of the day before with the provider.
  expect(differencesOf([], [{ ...known, isNearMidnight: true }])).toEqual([]);
  expect(differencesOf([], [{ ...known, isOfDay: false }])).toEqual([]);
});
