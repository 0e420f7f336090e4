import { afterEach, beforeEach, expect, test } from 'vitest';
import { houseRound } from '#backend/areas/house/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { frameParameter, HOUSE_GAME, openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { mobileOf, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { toBaht } from '#rules/money/baht.ts';

const CONNECTIONS = 16;
let world: GameWorld<readonly [100, 100]>;

beforeEach(async () => {
  world = await openGameWorld([100, 100], {
    connections: CONNECTIONS,
    ports: { askPassword: async () => {} },
  });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const many = <Result>(of: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => of(at)));
const rounds = () => world.db.orm.select().from(houseRound);

/** A press of the button, again where the site was too busy to look at it. */
async function press(...asked: Parameters<typeof spin>) {
  const { key = world.services.random.uuid(), ...other } = asked[2] ?? {};
  for (;;) {
    const answer = await spin(asked[0], asked[1], { ...other, key });
    const { body, status } = answer;
    if (status !== 503 && body.error !== errorCodes.OUTCOME_UNKNOWN) return answer;
  }
}

/** What the wallet should hold by the rounds that were paid for with money. */
async function due(): Promise<number> {
  const paid = (await rounds()).filter(({ status, isDemo }) => status === 'done' && !isDemo);
  return toBaht(
    paid.reduce(
      (sum, { winSatang, stakeSatang, isFree }) => sum + winSatang - (isFree ? 0n : stakeSatang),
      10_000n,
    ),
  );
}

test('sixteen presses at once with money for a few never take more than there is', async () => {
  const { token } = world.members[0];
  const { frame } = await openHouseGame(world, token);
  const answers = await many(() => press(world, frame, { stake: 50 }));
  const known: readonly number[] = [0, errorCodes.INSUFFICIENT_BALANCE, errorCodes.ROUND_FINISHED];
  for (const { body } of answers) expect(known, JSON.stringify(body)).toContain(body.error);
  expect(answers.filter(({ body }) => body.error === 0).length).toBeGreaterThan(0);
  expect((await rounds()).filter(({ status }) => status === 'pending')).toEqual([]);
  expect(await balanceOf(world, token)).toBe(await due());
});

test('one key with sixteen other inputs at once is one round, and the others are refused', async () => {
  const { token } = world.members[0];
  const { frame } = await openHouseGame(world, token);
  const stakes = [1, 2, 5, 10];
  const answers = await many((at) =>
    press(world, frame, { key: 'one-key-of-many-stakes', stake: stakes[at % 4] ?? 1 }),
  );
  const all = await rounds();
  expect(all).toHaveLength(1);
  const own = toBaht(all[0]?.stakeSatang ?? 0n);
  for (const [at, { body }] of answers.entries())
    expect(body.error, JSON.stringify(body)).toBe(
      stakes[at % 4] === own ? 0 : errorCodes.TRANSACTION_MISMATCH,
    );
  expect(new Set(answers.flatMap(({ body }) => body.data?.round.win ?? [])).size).toBe(1);
  expect(await balanceOf(world, token)).toBe(await due());
});

test('one key as a free round and as one for money at once is one of both, and one free round is used once', async () => {
  const [{ token, memberId }] = world.members;
  const username = await mobileOf(world, memberId);
  await runOps(world.services, {
    ...{ command: 'games grant-free-rounds', who: 'nok', why: 'a test', yes: true },
    options: { username, game: HOUSE_GAME, stake: '10', count: '3', 'valid-days': '7' },
  });
  const { frame } = await openHouseGame(world, token);
  await many((at) => press(world, frame, { key: `key-of-both-${at % 4}`, isFree: at % 8 < 4 }));
  const all = await rounds();
  expect(all).toHaveLength(4);
  const free = all.filter(({ isFree, status }) => isFree && status === 'done').length;
  const left = (await world.call('GET /api/member/game/rounds', {}, token)).body.data?.free_rounds;
  expect(left?.[0]?.left ?? 0).toBe(3 - free);
  expect(await balanceOf(world, token)).toBe(await due());
});

test.each([
  [
    'an exclusion',
    (token: string) =>
      world.call('POST /api/member/protection/bar', { length: 'day', password: 'any' }, token),
  ],
  [
    'a limit of time',
    (token: string) => askForLimit(world, token, { kind: 'time', window: 'day', amount: 0 }),
  ],
  [
    'a limit of stakes',
    (token: string) => askForLimit(world, token, { kind: 'stake', window: 'day', amount: 0 }),
  ],
] as const)(
  'no press that begins after %s was answered takes a stake, also among others',
  async (_, stop) => {
    const { token, memberId } = world.members[0];
    const { frame } = await openHouseGame(world, token);
    let isStopped = false;
    const late: (number | undefined)[] = [];
    await many(async (at) => {
      if (at === CONNECTIONS / 2) {
        expect((await stop(token)).body.error).toBe(0);
        isStopped = true;
        return;
      }
      for (let again = 0; again < 3; again += 1) {
        const isLate = isStopped;
        const { body } = await press(world, frame, { stake: 1 });
        if (isLate) late.push(body.error);
      }
    });
    late.push((await press(world, frame, { stake: 1 })).body.error);
    expect(late).not.toContain(0);
    expect((await rounds()).filter(({ status }) => status === 'pending')).toEqual([]);
    expect(await balanceOf(world, await openSession(world, memberId))).toBe(await due());
  },
);

test('play money and money at once do not mix, and the wallet knows of the second alone', async () => {
  const { token } = world.members[0];
  const { frame } = await openHouseGame(world, token);
  const game = { game_id: HOUSE_GAME, provider_id: 'house', agent_code: 'pwin' } as const;
  const demo = (await world.call('POST /api/game/demo', { ...game, is_mobile: true, source: 'lobby' }, token))
    .body;
  const playMoney = frameParameter(demo.data?.link ?? '', 'token');
  // The same keys in both.
  await many((at) => press(world, at % 2 === 0 ? frame : playMoney, { key: `key-of-both-${(at % 8) >> 1}` }));
  const all = await rounds();
  expect(all.filter(({ isDemo }) => isDemo)).toHaveLength(4);
  expect(all.filter(({ isDemo }) => !isDemo)).toHaveLength(4);
  expect(all.filter(({ isDemo, playerId }) => isDemo === (playerId !== null))).toEqual([]);
  expect((await press(world, playMoney, { isFree: true })).body.error).toBe(errorCodes.NO_FREE_ROUND);
  const table = (await world.call('POST /api/house/open', { token: playMoney })).body.data;
  const won = all
    .filter(({ isDemo }) => isDemo)
    .reduce((sum, one) => sum + one.winSatang - one.stakeSatang, 1_000_000n);
  expect(table).toMatchObject({ is_demo: true, balance: toBaht(won) });
  expect(await balanceOf(world, token)).toBe(await due());
});

test('rounds of others are neither shown, exported nor played again, however many ask', async () => {
  const [one, other] = world.members;
  const { frame } = await openHouseGame(world, one.token);
  const { frame: foreign } = await openHouseGame(world, other.token);
  await many((at) => press(world, at % 2 === 0 ? frame : foreign, { stake: 1 }));
  const idsOf = async (by: string) =>
    (await world.call('GET /api/member/game/rounds', { limit: 100 }, by)).body.data?.rounds ?? [];
  const own = await idsOf(one.token);
  const others = await idsOf(other.token);
  expect([own.length, others.length]).toEqual([8, 8]);
  const asked = await Promise.all(
    others.flatMap(({ id, round_id }) => [
      world.call('GET /api/member/game/replay', { id }, one.token),
      world.call('GET /api/member/game/replay', { id: round_id }, one.token),
    ]),
  );
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([404]));
  const beside = await world.call('GET /api/member/game/rounds', { before: others[0]?.id ?? '' }, one.token);
  const file = await world.call('GET /api/member/game/rounds/export', {}, one.token);
  for (const { round_id } of others) {
    expect(JSON.stringify(beside.body)).not.toContain(round_id);
    expect(file.body.data?.csv).not.toContain(round_id);
  }
});
