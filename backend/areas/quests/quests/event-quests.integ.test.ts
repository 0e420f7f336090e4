import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const START = '2025-06-15T12:00:00+07:00';
const END = '2025-06-17T00:00:00+07:00';
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

/** Money for a stake, which gives back two hundredths of a percent. */
const event = (change: object = {}) => ({
  ...{ id: 'two-days', title: 'สองวันพิเศษ', period: 'event', position: 9 },
  ...{ starts_at: START, ends_at: END, prize_kind: 'credit', prize_amount: 20, prize_days: 0 },
  conditions: [{ fact: 'stake', area: null, least: 100_000 }],
  ...change,
});
const by = { who: 'nok', why: 'a test', yes: true };
const importAll = (quests: unknown, yes = true) =>
  runOps(world.services, {
    ...by,
    ...{ command: 'quests import', options: { file: JSON.stringify(quests) }, yes },
  });
async function switchTo(quest: string, to: 'open' | 'closed') {
  return (await runOps(world.services, { command: 'quests switch', options: { quest, to }, ...by })).code;
}
/** The first event of the site takes the room that is left. */
async function open(change: object = {}) {
  await switchTo('year-end-2569', 'closed');
  expect((await importAll([event(change)])).code).toBe(0);
  expect(await switchTo('two-days', 'open')).toBe(0);
}
async function at(time: string) {
  world.clock.set(time);
  token = await openSession(world, member.memberId);
}
const events = async () => (await world.call('POST /api/event/quest', {}, token)).body.data;
const redeem = async (period = '2025-06-15') =>
  (await world.call('POST /api/quest/redeem', { quest_id: 'two-days', period }, token)).body;
async function play() {
  await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 1_000 }]);
  await at('2025-06-16T18:00:00+07:00');
  await publish(world);
}

test('an event counts over its whole period and pays its money once, into the wallet', async () => {
  await open();
  expect(await events()).toMatchObject([
    {
      ...{
        quest_id: 'two-days',
        state: 'running',
        period: '2025-06-15',
        prize: { kind: 'credit', amount: 0.2 },
      },
      ...{ from: '2025-06-15T05:00:00.000Z', until: '2025-06-16T17:00:00.000Z' },
    },
  ]);
  await play();
  expect(await events()).toMatchObject([{ state: 'done', conditions: [{ done: 1_000 }] }]);
  const before = await balanceOf(world, token);
  for (const _ of [1, 2])
    expect(await redeem()).toMatchObject({
      error: 0,
      data: { prize: { kind: 'credit', amount: 0.2, days: 0 } },
    });
  expect(await balanceOf(world, token)).toBe((before ?? 0) + 0.2);
  await at('2025-06-17T00:00:00+07:00');
  expect(await events()).toMatchObject([{ state: 'redeemed' }]);
});

test('one that begins soon and one that ended are shown, and bring nothing', async () => {
  await open({ starts_at: '2025-06-16T00:00:00+07:00' });
  expect(await events()).toMatchObject([{ state: 'upcoming', conditions: [{ done: 0 }] }]);
  expect(await redeem('2025-06-16')).toMatchObject({ error: errorCodes.QUEST_OVER });
  await play();
  await at('2025-06-16T23:59:59.999+07:00');
  expect(await events()).toMatchObject([{ state: 'done' }]);
  await at(END);
  expect(await events()).toMatchObject([{ state: 'over', conditions: [{ done: 1_000 }] }]);
  expect(await redeem('2025-06-16')).toMatchObject({ error: errorCodes.QUEST_OVER });
  await at('2025-06-24T00:00:00+07:00');
  expect(await events()).toEqual([]);
});

test('a dry run puts no event in place, and no event opens that would be an income', async () => {
  expect((await importAll([event()], false)).code).toBe(0);
  expect(await switchTo('two-days', 'open')).toBe(1);
  expect((await importAll([event({ prize_amount: 1_000 })])).code).toBe(0);
  expect(await switchTo('two-days', 'open')).toBe(1);
  for (const wrong of [{ prize_days: 7 }, { prize_kind: 'point', prize_days: 0 }])
    expect((await importAll([event({ id: 'wrong', ...wrong })])).code).toBe(1);
});

test('one stake is not paid by a quest that was closed and by another of its period', async () => {
  const weekly = event({
    ...{ id: 'next-week', period: 'week', prize_kind: 'point', prize_days: 90 },
    prize_amount: 60,
  });
  const more = { ...weekly, conditions: [{ fact: 'stake', area: null, least: 200_000 }] };
  expect((await importAll([{ ...more, ends_at: '2026-01-01T00:00:00+07:00' }])).code).toBe(0);
  // Nobody has taken its prize, so the next one takes its room.
  expect([await switchTo('stake-week', 'closed'), await switchTo('next-week', 'open')]).toEqual([0, 0]);
  expect([await switchTo('next-week', 'closed'), await switchTo('stake-week', 'open')]).toEqual([0, 0]);
  await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 2_000 }]);
  await at('2025-06-16T18:00:00+07:00');
  await publish(world);
  const taken = await world.call(
    'POST /api/quest/redeem',
    { quest_id: 'stake-week', period: '2025-06-16' },
    token,
  );
  expect(taken.body).toMatchObject({ error: 0 });
  expect(await switchTo('stake-week', 'closed')).toBe(0);
  expect(await switchTo('next-week', 'open')).toBe(1);
  await at('2025-06-23T00:00:00+07:00');
  expect(await switchTo('next-week', 'open')).toBe(0);
});
