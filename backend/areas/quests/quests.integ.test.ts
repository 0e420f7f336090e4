import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstQuests } from '#backend/areas/quests/seed/first-quests.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, mobileOf, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { mostBackBp } from '#rules/loyalty/give-back.ts';
import { CHECK_IN_RETURNED_BP, CHECK_IN_STAKE_BAHT } from '#rules/quests/check-in.ts';
import { returnedOfAll } from '#rules/quests/quest-worth.ts';

const TODAY = '2025-06-16';
let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world, { balance: 20_000 });
  token = member.token;
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const list = async () => {
  const { data } = (await world.call('GET /api/quest/list', {}, token)).body;
  if (!data) throw new Error('No list');
  return data;
};
const questOf = async (id: string) => (await list()).quests.find((one) => one.quest_id === id);
const redeem = async (quest_id: string, period = TODAY) =>
  (await world.call('POST /api/quest/redeem', { quest_id, period }, token)).body;
const checkIn = async (day = TODAY) => (await world.call('POST /api/quest/check_in', { day }, token)).body;

/** Stakes baht on one number of the round, which gets its result on the next day. */
const stake = (amount: number, number = '12') => placeBill(world, token, [{ type: 'top_2', number, amount }]);

async function settle(): Promise<void> {
  world.clock.set('2025-06-16T18:00:00+07:00');
  await publish(world);
  token = await openSession(world, member.memberId);
}

test('what is staked counts once it has its result, and the prize is given once', async () => {
  await stake(250);
  expect(await questOf('stake-day')).toMatchObject({
    state: 'running',
    conditions: [{ done: 0, least: 200 }],
  });
  expect(await redeem('stake-day', '2025-06-15')).toMatchObject({ error: errorCodes.QUEST_NOT_DONE });
  await settle();
  expect(await questOf('stake-day')).toMatchObject({
    state: 'done',
    period: TODAY,
    conditions: [{ done: 250 }],
  });
  for (const _ of [1, 2])
    expect(await redeem('stake-day')).toMatchObject({ error: 0, data: { point: 10, prize: { amount: 10 } } });
  expect(await questOf('stake-day')).toMatchObject({ state: 'redeemed' });
  expect(await redeem('stake-day', '2025-06-15')).toMatchObject({
    error: errorCodes.QUEST_OVER,
    data: { period: TODAY },
  });
  expect((await redeem('no-such-quest')).error).toBe(404);
});

test('bets on every number count as the little that they can lose, and what was cancelled not at all', async () => {
  const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
  await placeBill(
    world,
    token,
    pairs.map((number) => ({ type: 'top_2', number, amount: 10 })),
    {
      pack: 'discount',
    },
  );
  const { bill_id } = await stake(300, '34');
  await world.call('POST /api/lotto/bill/cancel', { bill_id }, token);
  await settle();
  expect(await questOf('stake-day')).toMatchObject({ state: 'running', conditions: [{ done: 20 }] });
});

test('a stranger has progress of their own, and takes no prize of another', async () => {
  await stake(250);
  await settle();
  token = (await buildMember(world)).token;
  expect(await questOf('stake-day')).toMatchObject({ conditions: [{ done: 0 }] });
  expect(await redeem('stake-day')).toMatchObject({ error: errorCodes.QUEST_NOT_DONE });
});

test('a check-in needs play, is taken once a day, and not for another day', async () => {
  expect(await checkIn('2025-06-15')).toMatchObject({ error: errorCodes.CHECK_IN_NEEDS_PLAY });
  await stake(CHECK_IN_STAKE_BAHT);
  await settle();
  expect(await checkIn('2025-06-15')).toMatchObject({ error: errorCodes.OTHER_DAY, data: { day: TODAY } });
  for (const _ of [1, 2])
    expect(await checkIn()).toMatchObject({ error: 0, data: { number: 1, points: 5, point: 5 } });
  expect((await list()).check_in).toMatchObject({ number: 1, is_done: true, points: 5 });
});

test('midnight in Bangkok begins the next day, and the third check-in of a month brings more', async () => {
  await stake(CHECK_IN_STAKE_BAHT);
  await settle();
  await checkIn();
  world.clock.set('2025-06-16T23:59:59+07:00');
  token = await openSession(world, member.memberId);
  expect(await checkIn('2025-06-17')).toMatchObject({ error: errorCodes.OTHER_DAY });
  for (const [day, points] of [
    ['2025-06-17', 5],
    ['2025-06-18', 10],
  ] as const) {
    world.clock.set(`${day}T00:00:00+07:00`);
    token = await openSession(world, member.memberId);
    expect(await checkIn(day)).toMatchObject({ error: 0, data: { points } });
  }
  const history = (await world.call('GET /api/member/points/history', {}, token)).body.data;
  expect(history?.rows.map(({ points, reason }) => [points, reason])).toEqual([
    [10, 'check_in'],
    [5, 'check_in'],
    [5, 'check_in'],
  ]);
  world.clock.set('2025-06-23T00:00:00+07:00');
  token = await openSession(world, member.memberId);
  expect(await checkIn('2025-06-23')).toMatchObject({ error: errorCodes.CHECK_IN_NEEDS_PLAY });
});

test('fifty accounts that stake nothing get nothing, and no stake brings back what it costs', async () => {
  for (let account = 0; account < 50; account += 1) {
    token = (await buildMember(world, { balance: 1_000 })).token;
    expect(await checkIn('2025-06-15')).toMatchObject({ error: errorCodes.CHECK_IN_NEEDS_PLAY });
    for (const { quest_id, period } of (await list()).quests)
      expect(await redeem(quest_id, period)).toMatchObject({ error: errorCodes.QUEST_NOT_DONE });
    expect((await world.call('POST /api/member/points', {}, token)).body.data).toEqual({
      point: 0,
      ending: null,
    });
  }
  expect(returnedOfAll(firstQuests) + CHECK_IN_RETURNED_BP).toBeLessThanOrEqual(mostBackBp.quests);
});

test('an operator gives points with a reason, proves all of them, and closes a quest', async () => {
  const username = await mobileOf(world, member.memberId);
  const by = { who: 'nok', why: 'a test', yes: true };
  const options = { username, points: '40', 'valid-days': '7' };
  expect((await runOps(world.services, { command: 'points grant', options, ...by })).code).toBe(0);
  expect((await list()).ending).toMatchObject({ points: 40 });
  for (const wrong of [
    { points: '0' },
    { points: '1.5' },
    { 'valid-days': '367' },
    { username: '0899999999' },
  ])
    expect(
      (await runOps(world.services, { command: 'points grant', options: { ...options, ...wrong }, ...by }))
        .code,
    ).toBe(1);
  const proof = await runOps(world.services, { command: 'points prove', options: {}, ...by });
  expect(proof).toMatchObject({ code: 0, lines: ['1 wallets hold 40 points; 0 differ'] });
  const close = { command: 'quests switch', options: { quest: 'stake-day', to: 'closed' }, ...by };
  expect((await runOps(world.services, close)).code).toBe(0);
  expect(await questOf('stake-day')).toBeUndefined();
  expect(await redeem('stake-day', '2025-06-15')).toMatchObject({ error: errorCodes.QUEST_OVER });
  const gift = {
    ...{ id: 'gift', title: 'ของขวัญ', period: 'day', position: 9 },
    ...{ starts_at: '2025-01-01T00:00:00+07:00', ends_at: '2026-01-01T00:00:00+07:00' },
    ...{ prize_kind: 'point', prize_amount: 1, prize_days: 1 },
    conditions: [{ fact: 'deposits', area: null, least: 10_000 }],
  };
  const importAll = (quests: unknown) =>
    runOps(world.services, {
      command: 'quests import',
      options: { file: typeof quests === 'string' ? quests : JSON.stringify(quests) },
      ...by,
    });
  expect((await importAll([gift])).code).toBe(0);
  const other = { ...gift, id: 'other' };
  for (const wrong of [
    '{',
    [],
    [gift],
    [{ ...other, conditions: [] }],
    [{ ...other, ends_at: gift.starts_at }],
  ])
    expect((await importAll(wrong)).code).toBe(1);
  const open = { command: 'quests switch', options: { quest: 'gift', to: 'open' }, ...by };
  expect(await runOps(world.services, open)).toMatchObject({ code: 1 });
});
