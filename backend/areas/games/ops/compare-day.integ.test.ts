import { afterAll, describe, expect, test } from 'vitest';
import { readDayFile } from '#backend/areas/games/reconcile/read-day-file.ts';
import { ACME, type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
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
  expect(differencesOf([told, told], [known])).toEqual(['a: the provider says it more than once']);
  expect(differencesOf([{ ...told, status: 'cancelled' }], [])).toEqual([]);
  expect(differencesOf([{ ...told, status: 'cancelled' }], [known])).toEqual([
    'a: the provider says that it is cancelled, the wallet 10.00 baht and 5.00 baht',
  ]);
  // It may be of the day before with the provider.
  expect(differencesOf([], [{ ...known, isNearMidnight: true }])).toEqual([]);
  expect(differencesOf([], [{ ...known, isOfDay: false }])).toEqual([]);
});

describe('a file of a day', () => {
  const tell = (text: string) =>
    world.between(
      (handle) => async (request) =>
        new URL(request.url).pathname === '/acme/day' ? new Response(text) : handle(request),
    );

  test.each([
    [
      'other spellings of numbers',
      '{"win":1e0,"round_id":"no-such-round","stake":10.00,"more":{"id":12345678901234567890}}',
    ],
    [
      'null for what is left out',
      '{"round_id":"no-such-round","stake":10,"win":1,"at":null,"player_id":null}',
    ],
    [
      'the offset of a zone',
      '{"round_id":"no-such-round","stake":10,"win":1,"at":"2025-06-15T19:00:00.5+07:00"}',
    ],
  ])('is read with %s', async (_, round) => {
    tell(`\uFEFF{"data":{"next":null,"rounds":[${round}]},"error":0}`);
    expect((await compare('2025-06-15', ACME)).lines).toEqual([
      'no-such-round: the provider says 10.00 baht and 1.00 baht, the wallet has no such round',
      'acme 2025-06-15: 1 rounds, 1 differences',
    ]);
  });

  test.each([
    ['two stakes', '{"round_id":"no-such-round","stake":10,"stake":20,"win":1}'],
    ['a third decimal', '{"round_id":"no-such-round","stake":9.999,"win":1}'],
    ['no win', '{"round_id":"no-such-round","stake":9}'],
    ['a time of no zone', '{"round_id":"no-such-round","stake":9,"win":1,"at":"2025-06-15T19:00:00"}'],
  ])('with %s is refused', async (_, round) => {
    tell(`{"error":0,"data":{"rounds":[${round}],"next":null}}`);
    expect((await compare('2025-06-15', ACME)).code).toBe(1);
    expect((await compare('2025-06-15', ACME)).lines.join()).not.toContain('differences');
  });

  test('may spell its players in capitals', async () => {
    const round = '{"round_id":"no-such-round","stake":10,"win":1,"player_id":"0190-ABCD"}';
    tell(`{"error":0,"data":{"next":null,"rounds":[${round}]}}`);
    expect(await readDayFile(world.services, ACME, '2025-06-15')).toMatchObject([{ player_id: '0190-abcd' }]);
  });

  test('that names one piece again and again is not read to no end', async () => {
    tell('{"error":0,"data":{"rounds":[],"next":"more"}}');
    expect(await compare('2025-06-15', ACME)).toEqual({
      ...{ code: 1, lines: ['acme names the piece more of 2025-06-15 twice'] },
    });
  });
});
