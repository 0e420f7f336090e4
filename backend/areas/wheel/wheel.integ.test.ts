import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { grantPoints, grantSpins, setWeights, sureCash, surePoints } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { firstPrizes } from '#rules/wheel/prize.ts';
import { verifySpin } from '#rules/wheel/verify-spin.ts';

let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world, { balance: 1_000 });
  token = member.token;
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const dataOf = <Data>({ body }: { body: { data?: Data | undefined } }): Data => {
  if (body.data === undefined) throw new Error(`No data: ${JSON.stringify(body)}`);
  return body.data;
};
const config = async () => dataOf(await world.call('GET /api/wheel/config_v2', {}, token));
const reward = async (before_seq?: string) =>
  dataOf(await world.call('POST /api/wheel/reward', before_seq === undefined ? {} : { before_seq }, token));
const spin = async (spin_token: string, { version = 1, pay = 'free' as 'free' | 'points' } = {}) =>
  (await world.call('POST /api/wheel/spin_v2', { spin_token, version, pay }, token)).body;
const seed = async (client_seed: string) =>
  dataOf(await world.call('POST /api/wheel/seed', { client_seed }, token));
const board = async () => dataOf(await world.call('GET /api/wheel/board', {}, token));

function later(ms: number): void {
  world.clock.set(new Date(world.clock.now().getTime() + ms).toISOString());
}

test('the wheel of a newcomer: published weights, no spins, and the commitment to the first seed', async () => {
  expect((await world.call('GET /api/wheel/config_v2', {})).status).toBe(401);
  const { prizes, ...rest } = await config();
  expect(rest).toEqual({
    ...{ version: 1, setting: { spin_points: 100 }, free_spins: 0, free_until: null, point: 0, seed: null },
    next_commit: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(prizes.map(({ amount, weight }) => [amount, weight])).toEqual([
    [0, 70_000],
    [5, 20_000],
    [20, 8_000],
    [100, 1_900],
    [500, 100],
  ]);
  const { seed: _, ...older } = { prizes, setting: rest.setting, free_spins: 0, seed: null };
  expect(dataOf(await world.call('GET /api/wheel/config', {}, token))).toEqual(older);
});

test('without a spin, points or a good input nothing is spun', async () => {
  expect(
    (await world.call('POST /api/wheel/spin_v2', { spin_token: 'a-token-0', version: 1, pay: 'free' }))
      .status,
  ).toBe(401);
  for (const wrong of [{ spin_token: 'short' }, { pay: 'money' }, { version: 0 }]) {
    const input = { spin_token: 'a-token-0', version: 1, pay: 'free', ...wrong };
    const sent = await world.send('POST /api/wheel/spin_v2', input, { authorization: `Bearer ${token}` });
    expect(sent.status).toBe(422);
  }
  expect((await spin('a-token-1')).error).toBe(errorCodes.NO_SPIN_LEFT);
  expect((await spin('a-token-1', { pay: 'points' })).error).toBe(errorCodes.POINTS_SHORT);
  await grantPoints(world, member.memberId, 99);
  expect((await spin('a-token-1', { pay: 'points' })).error).toBe(errorCodes.POINTS_SHORT);
  await grantSpins(world, member.memberId, 1);
  expect((await spin('a-token-1', { version: 2 })).error).toBe(errorCodes.WHEEL_CHANGED);
  expect((await reward()).spins).toEqual([]);
  expect(await config()).toMatchObject({ free_spins: 1, point: 99 });
});

test('the same token answers the same prize and takes one spin, from whichever device', async () => {
  await setWeights(world, sureCash);
  await grantSpins(world, member.memberId, 3);
  const first = dataOf({ body: await spin('a-token-1', { version: 2 }) });
  expect(first).toMatchObject({ free_spins: 2, spin: { paid: 'free', version: 2, prize: { amount: 5 } } });
  token = await openSession(world, member.memberId);
  expect(await spin('a-token-1', { version: 2 })).toMatchObject({ error: 0, data: first });
  expect((await spin('a-token-1', { version: 2, pay: 'points' })).error).toBe(errorCodes.DUPLICATE_REQUEST);
  expect(await balanceOf(world, token)).toBe(1_005);
  // Whoever lost the answer finds the spin by its token.
  const ofToken = async (spin_token: string) =>
    dataOf(await world.call('POST /api/wheel/reward', { spin_token }, token)).spins;
  expect(await ofToken('a-token-1')).toEqual([first.spin]);
  expect(await ofToken('a-token-9')).toEqual([]);
  // The older call is the same machinery.
  const older = await world.call('POST /api/wheel/spin', { spin_token: 'a-token-1' }, token);
  expect(older.body.data).toEqual({ prize: first.spin.prize, free_spins: 2 });
  const next = await world.call('POST /api/wheel/spin', { spin_token: 'a-token-2' }, token);
  expect(next.body.data).toMatchObject({ prize: { amount: 5 }, free_spins: 1 });
  expect(await balanceOf(world, token)).toBe(1_010);
  // A token is its member's: another one spins by it for themselves.
  token = (await buildMember(world)).token;
  expect(await ofToken('a-token-1')).toEqual([]);
  expect((await spin('a-token-1', { version: 2 })).error).toBe(errorCodes.NO_SPIN_LEFT);
  expect((await reward()).spins).toEqual([]);
});

test('a spin for points takes 100 and can give points', async () => {
  await setWeights(world, surePoints);
  await grantPoints(world, member.memberId, 100);
  for (const at of [1, 2, 3])
    expect(await spin(`a-token-${at}`, { version: 2, pay: 'points' })).toMatchObject({
      ...{ error: 0, data: { point: 100, spin: { paid: 'points', prize: { type: 'point', amount: 100 } } } },
    });
  const { rows } = dataOf(await world.call('GET /api/member/points/history', {}, token));
  expect(rows[0]).toMatchObject({ kind: 'given', reason: 'wheel', points: 100 });
  expect(rows[1]).toMatchObject({ kind: 'spent', reason: 'wheel', points: -100 });
});

test('free spins are used until their end, and not at it', async () => {
  await grantSpins(world, member.memberId, 2, 1);
  expect((await config()).free_until).toBe('2025-06-16T12:00:00.000Z');
  world.clock.set('2025-06-16T18:59:59.999+07:00');
  token = await openSession(world, member.memberId);
  expect(await spin('a-token-1')).toMatchObject({ error: 0, data: { free_spins: 1 } });
  world.clock.set('2025-06-16T19:00:00+07:00');
  expect((await spin('a-token-2')).error).toBe(errorCodes.NO_SPIN_LEFT);
  expect((await config()).free_spins).toBe(0);
  expect(await spin('a-token-1')).toMatchObject({ error: 0, data: { free_spins: 0 } });
});

test('weights change at midnight: a wheel that was shown before still turns, and a token keeps its weights', async () => {
  await grantSpins(world, member.memberId, 4);
  expect((await setWeights(world, sureCash, { from: '2025-06-16T00:00+07:00' })).code).toBe(0);
  world.clock.set('2025-06-15T23:59:59.999+07:00');
  token = await openSession(world, member.memberId);
  expect((await spin('a-token-1', { version: 2 })).error).toBe(errorCodes.WHEEL_CHANGED);
  expect((await config()).version).toBe(1);
  world.clock.set('2025-06-16T00:00:00+07:00');
  token = await openSession(world, member.memberId);
  expect((await config()).version).toBe(2);
  expect(await spin('a-token-1', { version: 1 })).toMatchObject({ error: 0, data: { spin: { version: 1 } } });
  expect(await spin('a-token-2', { version: 2 })).toMatchObject({ error: 0, data: { spin: { version: 2 } } });
  later(600_000);
  expect((await spin('a-token-3', { version: 1 })).error).toBe(errorCodes.WHEEL_CHANGED);
  expect(await spin('a-token-1', { version: 1 })).toMatchObject({ error: 0, data: { spin: { version: 1 } } });
  const { spins, weights } = await reward();
  expect(spins.map(({ version }) => version)).toEqual([2, 1]);
  expect(weights.map(({ version, prizes }) => [version, prizes.length])).toEqual([
    [2, 2],
    [1, 5],
  ]);
});

test('weights that others took the place from before they began were never in force', async () => {
  await grantSpins(world, member.memberId, 2);
  for (const wheel of [sureCash, surePoints])
    expect((await setWeights(world, wheel, { from: '2025-06-15T19:05+07:00' })).code).toBe(0);
  later(300_000);
  expect((await config()).version).toBe(3);
  expect((await spin('a-token-1', { version: 2 })).error).toBe(errorCodes.WHEEL_CHANGED);
  expect(await spin('a-token-1', { version: 1 })).toMatchObject({ error: 0 });
  expect(await spin('a-token-2', { version: 3 })).toMatchObject({ error: 0 });
});

test('a member has the seed shown and draws the own spins again', async () => {
  await grantSpins(world, member.memberId, 3);
  const { next_commit: promised } = await config();
  const { shown, seed: first } = await seed('my-own-words');
  expect(first.commit).toBe(promised);
  const { next_commit: then } = await config();
  expect([shown, first.client_seed, first.next_nonce]).toEqual([null, 'my-own-words', 0]);
  expect((await config()).seed).toEqual(first);
  for (const at of [1, 2, 3]) await spin(`a-token-${at}`);
  expect((await reward()).spins.every((one) => one.seed === null && one.commit === first.commit)).toBe(true);
  const changed = await seed('other-words');
  expect(changed.seed.commit).toBe(then);
  expect(changed.shown).toMatchObject({ commit: first.commit, next_nonce: 3 });
  expect(changed.seed.commit).not.toBe(first.commit);
  const { spins, weights } = await reward();
  for (const { commit, seed: known, client_seed: clientSeed, nonce, ticket, prize } of spins) {
    if (known === null) throw new Error('The seed was not shown');
    const prizes = weights[0]?.prizes ?? [];
    const record = { commit, seed: known, clientSeed, nonce, ticket, prize, prizes };
    expect(await verifySpin(webHashing, record)).toBeNull();
  }
  token = (await buildMember(world)).token;
  expect((await config()).seed).toBeNull();
});

test('the board has everybody, masked, once the wheel stands; a miss never comes to it', async () => {
  await setWeights(world, sureCash);
  await grantSpins(world, member.memberId, 1);
  await spin('a-token-1', { version: 2 });
  later(14_999);
  expect(await board()).toEqual([]);
  later(1);
  const rows = await board();
  expect(rows).toMatchObject([{ prize: { amount: 5 } }]);
  expect(rows[0]?.member).toMatch(/^xxx-xxx-\d{4}$/);
  await setWeights(world, [
    { ...firstPrizes[0], weight: 99_999_999 },
    { ...firstPrizes[1], weight: 1 },
  ]);
  await grantSpins(world, member.memberId, 1);
  await spin('a-token-2', { version: 3 });
  later(15_000);
  expect(await board()).toHaveLength(1);
});

test('own spins come by twenty, newest first', async () => {
  await grantSpins(world, member.memberId, 21);
  for (let at = 1; at <= 21; at += 1) await spin(`a-token-${at}`);
  const first = await reward();
  expect(first.spins.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, at) => 20 - at));
  expect((await reward(first.before ?? '')).spins.map(({ nonce }) => nonce)).toEqual([0]);
  token = (await buildMember(world)).token;
  expect((await reward(first.before ?? '')).spins).toEqual([]);
});

test('who is timed out does not spin, and keeps the spins', async () => {
  await grantSpins(world, member.memberId, 1);
  const bar = { length: 'day', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', bar, token)).body.error).toBe(0);
  token = await openSession(world, member.memberId);
  expect((await spin('a-token-1')).error).toBe(errorCodes.TIMED_OUT);
  expect((await config()).free_spins).toBe(1);
});

test('an operator tries weights first, and cannot set those that would be an income', async () => {
  expect((await setWeights(world, sureCash, { yes: false })).code).toBe(0);
  expect((await config()).version).toBe(1);
  const [one, ...rest] = sureCash;
  for (const wrong of [
    '{',
    [],
    [one],
    [{ ...one, amount: 501 }, ...rest],
    [{ ...one, type: 'point', amount: 101 }, ...rest],
    [{ ...one, type: 'none' }, ...rest],
    [{ ...one, weight: 0 }, ...rest],
    [{ ...one, color: 'white' }, ...rest],
    [one, one],
  ])
    expect(await setWeights(world, wrong), JSON.stringify(wrong)).toMatchObject({ code: 1 });
  for (const from of ['2025-06-15T18:59+07:00', '2027-01-01T00:00+07:00'])
    expect(await setWeights(world, sureCash, { from }), from).toMatchObject({ code: 1 });
  expect((await config()).version).toBe(1);
  expect((await grantSpins(world, member.memberId, 0)).code).toBe(1);
  expect((await grantSpins(world, member.memberId, 1_001)).code).toBe(1);
  expect((await setWeights(world, sureCash)).lines).toContain('one: หนึ่ง, 50.0000 %');
});

test.each([
  ...['2026-02-30T00:00+07:00', '2025-06-31T00:00+07:00', '2025-11-31T00:00Z', '2025-06-31'],
  ...[
    '2025-07-01T24:00+07:00',
    '2025-07-01T00:00+24:00',
    '2025-07-01T00:00',
    '2025-07-01T00:00ZT1',
    'tomorrow',
  ],
])('weights from %s are refused: there is no such minute', async (from) => {
  expect(await setWeights(world, sureCash, { from })).toEqual({
    code: 1,
    lines: [`--from ${from} is no minute with its zone, like 2026-12-01T00:00+07:00`],
  });
});

test.each(['2025-07-01', '2025-07-01 00:00 +07:00'])(
  'weights from %s on, also as commands print it, begin with that midnight in Bangkok',
  async (from) => {
    const { code, lines } = await setWeights(world, sureCash, { from });
    expect({ code, lines }).toMatchObject({ code: 0 });
    expect(lines[0]).toContain('version 2 from 2025-07-01 00:00 +07:00');
  },
);
