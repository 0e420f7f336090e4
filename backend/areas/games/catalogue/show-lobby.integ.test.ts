import { afterAll, expect, test } from 'vitest';
import { ACME, type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { LobbyKey } from '#rules/games/lobbies.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

const providersOf = async (lobby: LobbyKey) =>
  (await world.call('GET /api/game/lobby', { lobby_key: lobby })).body.data?.providers;

test('a provider that is closed stands in the lobbies that have games of it, and in no other', async () => {
  const [slots, fishing] = [await providersOf('slot'), await providersOf('fishing')];
  await runOps(world.services, {
    ...{ command: 'games close', options: { provider: ACME }, who: 'nok', why: 'a test', yes: true },
  });
  expect(await providersOf('fishing')).toEqual(fishing);
  expect(await providersOf('slot')).toEqual(
    slots?.map((one) => (one.provider_id === ACME ? { ...one, game_count: 0, is_open: false } : one)),
  );
});
