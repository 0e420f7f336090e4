import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { HOUSE_GAME, openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { type BuiltMember, buildMember, mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { errorCodes } from '#contract/error-codes.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
let member: BuiltMember;
let frame: string;

beforeEach(async () => {
  member = await buildMember(world, { balance: 1_000 });
  ({ frame } = await openHouseGame(world, member.token));
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

type Given = Readonly<Record<string, string>>;
const run = (command: string, options: Given) =>
  runOps(world.services, { command, options, who: 'nok', why: 'a fault', yes: true });
const spun = async (token = frame) => (await spin(world, token)).body.error;

test.each([
  ['every game', () => ({ all: 'yes' })],
  ['those of a provider', () => ({ provider: 'house' })],
  ['one game', () => ({ provider: 'house', game: HOUSE_GAME })],
  [
    'a provider for one member',
    async () => ({ provider: 'house', username: await mobileOf(world, member.memberId) }),
  ],
] as const)('an operator closes %s while it is played, and opens it again', async (_, given) => {
  const options: Given = await given();
  expect((await run('games close', options)).code).toBe(0);
  expect(await spun()).toBe(errorCodes.GAME_CLOSED);
  expect((await run('games open', options)).code).toBe(0);
  expect(await spun()).toBe(0);
});

test('what is closed for one member or one game is open for the others', async () => {
  const other = await openHouseGame(world, (await buildMember(world, { balance: 100 })).token);
  const username = await mobileOf(world, member.memberId);
  await run('games close', { provider: 'house', username });
  expect(await spun(other.frame)).toBe(0);
  await run('games open', { provider: 'house', username });
  await run('games close', { provider: 'house', game: 'gem-palace' });
  expect(await spun()).toBe(0);
  await run('games open', { provider: 'house', game: 'gem-palace' });
});

test('what nobody can mean is refused', async () => {
  const username = await mobileOf(world, member.memberId);
  const wrong: readonly Given[] = [
    {},
    { all: 'no' },
    { provider: 'nobody' },
    { provider: 'nobody', username },
    { provider: 'house', game: 'no-such-game' },
    { provider: 'house', game: HOUSE_GAME, username },
  ];
  for (const options of wrong)
    expect((await run('games close', options)).code, JSON.stringify(options)).toBe(1);
  expect(await spun()).toBe(0);
});
