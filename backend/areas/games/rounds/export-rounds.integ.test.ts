import { afterAll, beforeEach, expect, test } from 'vitest';
import { nodeHashing } from '#backend/node-hashing.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { buildMember } from '#backend/testing/members.ts';
import { readRoundsFile } from '#rules/games/rounds-file.ts';
import { verdictOf } from '#rules/games/verify-file.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

const EXPORT = 'GET /api/member/game/rounds/export';
let token: string;
beforeEach(async () => {
  ({ token } = await buildMember(world, { balance: 1_000 }));
});

const fileOf = async (own: string) => (await world.call(EXPORT, {}, own)).body.data;
const roundsOf = async (own: string) => readRoundsFile((await fileOf(own))?.csv ?? '') ?? [];

test('nobody gets a file without a login', async () => {
  expect((await world.send(EXPORT, {}, {})).status).toBe(401);
});

test('what is no round to go on before is refused', async () => {
  const authorization = `Bearer ${token}`;
  expect((await world.send(EXPORT, { before: 'elsewhere' }, { authorization })).status).toBe(422);
});

test('the house says nothing about rounds to anybody but the site', async () => {
  const asked = { player_id: world.services.random.uuid(), round_ids: [world.services.random.uuid()] };
  expect((await world.send('POST /api/house/proofs', asked, {})).status).toBe(403);
});

test('a member who played nothing gets the headings alone', async () => {
  expect(await fileOf(token)).toMatchObject({ next: null, csv: expect.stringContaining('เลขที่รอบ') });
  expect(await roundsOf(token)).toEqual([]);
});

test('rounds are verified from the file alone, once their seed is shown, and only their own member has them', async () => {
  const { frame } = await openHouseGame(world, token);
  for (let at = 0; at < 5; at += 1) await spin(world, frame);
  const before = await roundsOf(token);
  expect(before).toHaveLength(5);
  expect(before.every(({ seed, commit }) => seed === '' && commit?.length === 64)).toBe(true);
  await world.call('POST /api/house/seed', { token: frame, client_seed: '-mine' });
  for (const round of await roundsOf(token)) {
    expect(await verdictOf(nodeHashing, round)).toEqual({ kind: 'right' });
    const more = String(Number(round.won) + 1);
    expect(await verdictOf(nodeHashing, { ...round, won: more })).toMatchObject({ kind: 'wrong' });
  }
  const other = await buildMember(world, { balance: 100 });
  expect(await roundsOf(other.token)).toEqual([]);
});

test('a member begins so many files an hour', async () => {
  for (let at = 0; at < 30; at += 1) await fileOf(token);
  expect((await world.call(EXPORT, {}, token)).status).toBe(429);
});
