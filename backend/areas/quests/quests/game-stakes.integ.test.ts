import { afterEach, beforeEach, expect, test } from 'vitest';
import { followAll, inviteMember, summaryOf } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME_GAME, type GameWorld, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { errorCodes } from '#contract/error-codes.ts';

const TODAY = '2025-06-15';
let world: GameWorld<readonly []>;
let inviter: BuiltMember;
let member: BuiltMember;
let tell: Awaited<ReturnType<typeof openTable>>;

beforeEach(async () => {
  world = await openGameWorld([]);
  inviter = await buildMember(world);
  member = await buildMember(world, { balance: 5_000 });
  await inviteMember(world, inviter, member);
  tell = await openTable();
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** Messages about rounds of the member, by the names that a test gives them. */
async function openTable() {
  const { token, player_id } = await openAcme(world, member);
  const counts = { turnover: true, cashback: true, commission: true };
  const about = (round: string, id: string) => ({
    player_id,
    round_id: `round-${round}`,
    transaction_id: `move-${id}`,
  });
  const money = { currency: 'THB', game_id: ACME_GAME } as const;
  const bet = (round: string, id: string, amount: number) =>
    world.tell('POST /api/provider/bet', { ...about(round, id), ...money, token, counts, amount });
  const win = (round: string, id: string, amount: number) =>
    world.tell('POST /api/provider/win', { ...about(round, id), ...money, amount, finished: true });
  const back = (round: string, of: string) =>
    world.tell('POST /api/provider/rollback', { ...about(round, `${of}-back`), original_id: `move-${of}` });
  const correct = (round: string, of: string, id: string, amount: number) =>
    world.tell('POST /api/provider/correct', {
      ...about(round, id),
      ...{ original_id: `move-${of}`, currency: 'THB', amount, reason: 'counted wrong' },
    });
  const free = (id: string, amount: number) =>
    world.tell('POST /api/provider/free_win', { ...about(id, id), ...money, amount });
  return { bet, win, back, correct, free };
}

async function staked(): Promise<number | undefined> {
  const { body } = await world.call('GET /api/quest/list', {}, member.token);
  return body.data?.quests.find(({ quest_id }) => quest_id === 'stake-day')?.conditions[0]?.done;
}
const redeem = async () =>
  (await world.call('POST /api/quest/redeem', { quest_id: 'stake-day', period: TODAY }, member.token)).body;
async function commission(): Promise<number> {
  await followAll(world);
  return (await summaryOf(world, inviter.token)).balance;
}
const cashbackOf = async () => (await world.call('GET /api/cashback/today', {}, member.token)).body.data;

test('a stake of a game counts once with its result, and not while it is open or when it was given back', async () => {
  await tell.bet('one-of-two', 'first-1', 1_000);
  await tell.bet('one-of-two', 'second-1', 1_000);
  expect([await staked(), await commission()]).toEqual([0, 0]);
  expect((await tell.back('one-of-two', 'first-1')).body.error).toBe(0);
  expect((await tell.win('one-of-two', 'win-1', 0)).body.error).toBe(0);
  expect([await staked(), await commission()]).toEqual([1_000, 2]);
  for (let again = 0; again < 20; again += 1) {
    await tell.bet(`none-${again}-left`, `stake-${again}`, 1_000);
    expect((await tell.back(`none-${again}-left`, `stake-${again}`)).body.error).toBe(0);
  }
  // Neither free rounds nor what came with them count for anything.
  await tell.free('free-round-1', 1_000);
  expect([await staked(), await commission()]).toEqual([1_000, 2]);
  expect(await cashbackOf()).toMatchObject({
    ...{ turnover: { staked: 1_000, rebate: 1.5 }, loss: { net_loss: 0, rebate: 0 } },
  });
});

test('a prize that was taken stays when a win is put right, which counts nothing again', async () => {
  await tell.bet('a-short-one', 'stake-1', 199);
  await tell.win('a-short-one', 'win-of-1', 50);
  expect(await redeem()).toMatchObject({ error: errorCodes.QUEST_NOT_DONE });
  await tell.bet('another-one', 'stake-2', 801);
  await tell.win('another-one', 'win-of-2', 0);
  expect(await redeem()).toMatchObject({ error: 0, data: { point: 10 } });
  for (const [at, amount] of [801, 0, 5_000, 801].entries()) {
    expect((await tell.correct('another-one', 'win-of-2', `right-${at}-x`, amount)).body.error).toBe(0);
    expect([await staked(), await commission()]).toEqual([1_000, 1.99]);
  }
  // A round that has ended gives no stake back, so nothing that was counted is staked twice.
  expect((await tell.back('another-one', 'stake-2')).body.error).toBe(errorCodes.ROUND_FINISHED);
  expect(await redeem()).toMatchObject({ error: 0, data: { point: 10 } });
  // 199 baht with 50 back, and 801 with all of it.
  expect(await cashbackOf()).toMatchObject({
    ...{ turnover: { staked: 1_000, rebate: 1.5 }, loss: { net_loss: 149, rebate: 2 } },
  });
});
