import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { resumeRounds } from '#backend/areas/house/rounds/resume-rounds.ts';
import { houseRound } from '#backend/areas/house/tables.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { betAtTable, openTable } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { EVENING } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { readRounds, verdictOf } from '#rules/games/verify-file.ts';
import { toBaht } from '#rules/money/baht.ts';
import { stakeOfBets } from '#rules/tables/bets.ts';
import { tableGames } from '#rules/tables/games.ts';
import { optionFacts } from '#rules/tables/option-facts.ts';
import { tables } from '#rules/tables/tables.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
const BETS = [
  { option: 'low', stake: 10 },
  { option: 'high', stake: 10 },
  { option: 'face-6', stake: 5 },
];
let token: string;
let memberId: string;
let frame: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  world.between((handle) => handle);
  ({ token, memberId } = await buildMember(world, { balance: 1_000 }));
  frame = await openTable(world, token, 'hilo');
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const bet = (bets: Parameters<typeof betAtTable>[2] = BETS, key?: string) =>
  betAtTable(world, frame, bets, key);
const rounds = () => world.db.orm.select().from(houseRound).orderBy(desc(houseRound.number));

test('a round takes all its bets at once, pays what came back of each, and is told in the history', async () => {
  const { body } = await bet();
  const round = body.data?.round;
  expect(round).toMatchObject({ machine: 'hilo', stake: 25, bets: BETS, status: 'done', is_free: false });
  const [result, paid] = round?.events ?? [];
  expect([result?.kind, paid?.kind]).toEqual(['dice', 'bets']);
  const back = paid?.kind === 'bets' ? paid.bets.reduce((sum, { backSatang }) => sum + backSatang, 0) : -1;
  expect(round?.win).toBe(toBaht(BigInt(back)));
  expect(body.data?.balance).toBe(1_000 - 25 + (round?.win ?? 0));
  expect(await balanceOf(world, token)).toBe(body.data?.balance);
  const { data } = (await world.call('GET /api/member/game/rounds', {}, token)).body;
  expect(data?.rounds[0]).toMatchObject({
    game_name: 'ไฮโล',
    staked: 25,
    won: round?.win,
    status: 'finished',
  });
  const table = (await world.call('POST /api/house/open', { token: frame })).body.data;
  expect(table?.past).toEqual([result]);
  expect(table?.last?.bets).toEqual(BETS);
});

test('the same key answers the same round, whatever the order of its bets, and another bet under it is refused', async () => {
  const first = await bet(BETS, 'pressed-once');
  const again = await bet(BETS.toReversed(), 'pressed-once');
  expect(again.body.data?.round).toEqual(first.body.data?.round);
  const other = await bet([...BETS.slice(1), { option: 'odd', stake: 10 }], 'pressed-once');
  expect(other.body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect(await balanceOf(world, token)).toBe(first.body.data?.balance);
});

test.each([
  ['no bets', undefined, 10, 422],
  ['an option that there is not', [{ option: 'sum-3', stake: 10 }], 10, 422],
  [
    'an option twice',
    [
      { option: 'high', stake: 5 },
      { option: 'high', stake: 5 },
    ],
    10,
    422,
  ],
  ['another sum', [{ option: 'high', stake: 10 }], 11, 422],
  ['more than an option takes', [{ option: 'triple-1', stake: 101 }], 101, errorCodes.BAD_STAKE],
  [
    'more than a round pays',
    [
      { option: 'triple-6', stake: 100 },
      { option: 'triple', stake: 200 },
      { option: 'pair-6', stake: 500 },
      { option: 'face-6', stake: 2_000 },
    ],
    2_800,
    errorCodes.BAD_STAKE,
  ],
  ['more than there is', [{ option: 'high', stake: 1_001 }], 1_001, errorCodes.INSUFFICIENT_BALANCE],
])('what is not taken is refused, and costs nothing: %s', async (_, bets, stake, code) => {
  const key = world.services.random.uuid();
  const answer = await world.call('POST /api/house/spin', {
    ...{ token: frame, stake, key },
    ...(bets && { bets }),
  });
  expect(code === 422 ? answer.status : answer.body.error).toBe(code);
  expect(await balanceOf(world, token)).toBe(1_000);
});

test('an answer that was lost leaves a round pending, which ends with its result once', async () => {
  world.between((handle) => async (request) => {
    const answer = await handle(request);
    return request.url.endsWith('/bet_win') ? Response.json({}, { status: 500 }) : answer;
  });
  expect((await bet(BETS, 'lost-answer')).body.error).toBe(errorCodes.OUTCOME_UNKNOWN);
  world.between((handle) => handle);
  world.clock.set('2025-06-15T19:01:00+07:00');
  await resumeRounds(world.services);
  const [round] = await rounds();
  expect(round).toMatchObject({ status: 'done', bets: BETS });
  expect(await balanceOf(world, token)).toBe(toBaht(100_000n - 2_500n + (round?.winSatang ?? 0n)));
  expect((await bet(BETS, 'lost-answer')).body.data?.round.round_id).toBe(round?.id);
});

test('bets on opposite options, and any others, count for nothing that gives back', async () => {
  for (let round = 0; round < 3; round += 1) await bet();
  const [wagers] = await world.db.query<{ count: bigint; valid: bigint }>(
    {
      name: 'test_table_wagers',
      text: `SELECT count(*) AS count, coalesce(sum(valid_satang), 0)::bigint AS valid FROM wager WHERE member_id = $1 AND kind = 'hilo'`,
    },
    [memberId],
  );
  expect(wagers).toEqual({ count: 3n, valid: 0n });
  const moved = await world.db.query<Record<string, boolean>>(
    {
      name: 'test_table_counts',
      text: `SELECT DISTINCT counts_turnover, counts_cashback, counts_commission FROM game_movement WHERE member_id = $1 AND kind = 'bet'`,
    },
    [memberId],
  );
  expect(moved).toEqual([{ counts_turnover: false, counts_cashback: false, counts_commission: false }]);
});

test('a table has no free rounds, and none can be granted for it', async () => {
  const options = { username: 'x', game: 'hilo', stake: '10', count: '1', 'valid-days': '7' };
  const granted = runOps(world.services, {
    ...{ command: 'games grant-free-rounds', who: 'nok', why: 'a test', yes: true, options },
  });
  expect(await granted).toMatchObject({ code: 1, lines: [expect.stringContaining('no slot machine')] });
  const free = await world.call('POST /api/house/spin', {
    ...{ token: frame, stake: 25, key: 'a-free-round', bets: BETS, is_free: true },
  });
  expect(free.body.error).toBe(errorCodes.NO_FREE_ROUND);
});

test('play money is staked and won in a demo, and no wager comes of it', async () => {
  const game = { game_id: 'hilo', provider_id: 'house', agent_code: 'pwin' } as const;
  const demo = await world.call('POST /api/game/demo', { ...game, is_mobile: true, source: 'lobby' }, token);
  const own = new URLSearchParams(demo.body.data?.link.split('#')[1]).get('token') ?? '';
  expect(demo.body.data?.link).toMatch(/^\/frames\/tables\.html#game=hilo/);
  const { body } = await betAtTable(world, own, BETS);
  expect(body.data?.balance).toBe(10_000 - 25 + (body.data?.round.win ?? 0));
  const losing = [...BETS.slice(0, 2), { option: 'triple-1', stake: 50 }];
  let held = body.data?.balance ?? 0;
  while (held >= 10_000) held = (await betAtTable(world, own, losing)).body.data?.balance ?? 0;
  const many = ['high', 'low'].map((option) => ({ option, stake: 5_000 }));
  expect((await betAtTable(world, own, many)).body.error).toBe(errorCodes.INSUFFICIENT_BALANCE);
  expect(await balanceOf(world, token)).toBe(1_000);
});

test('the file of a member has the bets of each round, and each is as it was drawn', async () => {
  for (let round = 0; round < 3; round += 1) await bet();
  await world.call('POST /api/house/seed', { token: frame, client_seed: 'a-seed-of-mine' });
  const { data } = (await world.call('GET /api/member/game/rounds/export', {}, token)).body;
  const file = readRounds(data?.csv ?? '') ?? [];
  expect(file.map(({ cells }) => cells.bets)).toEqual(Array(3).fill('low=10 high=10 face-6=5'));
  const verdicts = (change: Record<string, string>) =>
    Promise.all(file.map(({ cells }) => verdictOf(nodeHashing, { ...cells, ...change })));
  expect(await verdicts({})).toEqual(Array(3).fill({ kind: 'right' }));
  for (const bets of ['', 'low=10', 'low=25=1', 'nothing=25'])
    expect(await verdicts({ bets }), bets).toEqual(Array(3).fill({ kind: 'wrong', part: 'bets' }));
});

test('every game of a table is in its lobby, with the return of its best option', async () => {
  for (const { id, machine, category } of tableGames) {
    const { data } = (await world.call('GET /api/game/detail', { game_id: id, provider_id: 'house' })).body;
    const best = Math.max(...optionFacts(tables[machine]).map(({ rtp }) => rtp));
    expect(data).toMatchObject({ category, rtp: Math.floor(best * 10_000) / 100 });
  }
  expect(stakeOfBets(BETS)).toBe(25);
});
