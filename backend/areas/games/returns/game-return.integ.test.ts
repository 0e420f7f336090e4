import { afterAll, expect, test } from 'vitest';
import { returnReader } from '#backend/areas/games/returns/game-return.ts';
import { gameReturn } from '#backend/areas/games/tables.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { HOUSE_GAME, openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { buildMember } from '#backend/testing/members.ts';
import { toSatang } from '#rules/money/baht.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

const asked = { provider_id: 'house', game_id: HOUSE_GAME };
const told = async () => (await world.call('GET /api/game/return', asked)).body.data;

test('what a game took and paid is added up once, and told in percent from a thousand rounds on', async () => {
  expect(await told()).toEqual({ rounds: 0, percent: null, equal_rounds: null });
  const { token } = await buildMember(world, { balance: 1_000 });
  const { frame } = await openHouseGame(world, token);
  let won = 0n;
  for (const stake of [10, 10, 20])
    won += toSatang((await spin(world, frame, { stake })).body.data?.round.win ?? 0);
  await readWagers(world.db, returnReader);
  await readWagers(world.db, returnReader);
  const [row] = await world.db.orm.select().from(gameReturn);
  expect(row).toEqual({
    ...{ gameId: HOUSE_GAME, rounds: 3n, stakedSatang: 4_000n, wonSatang: won },
    stakedSquares: 6_000_000n,
  });
  // Of so few nobody is told more than their number.
  expect(await told()).toEqual({ rounds: 3, percent: null, equal_rounds: null });
  await world.db.orm
    .update(gameReturn)
    .set({ rounds: 2_000n, stakedSatang: 2_000_000n, wonSatang: 1_900_000n, stakedSquares: 4_000_000_000n });
  expect(await told()).toEqual({ rounds: 2_000, percent: 95, equal_rounds: 1_000 });
});
