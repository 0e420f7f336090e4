import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Statement } from '#backend/core/db/database.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import { AT_ONCE, atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const TODAY = '2025-06-16';
let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  member = await buildMember(world, { balance: 20_000 });
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 1_200 }]);
  world.clock.set('2025-06-16T18:00:00+07:00');
  await publish(world);
  token = await openSession(world, member.memberId);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const points = async () => (await world.call('POST /api/member/points', {}, token)).body.data?.point;

test('64 redeems at once give one prize', async () => {
  const asked = { quest_id: 'stake-day', period: TODAY };
  const answers = await atOnce(() => world.call('POST /api/quest/redeem', asked, token));
  expect(answers.every(({ body }) => body.error === 0)).toBe(true);
  expect(await points()).toBe(10);
});

test('64 redeems of an event at once pay its money once, also while its member is excluded', async () => {
  const event = {
    ...{ id: 'money', title: 'เงินพิเศษ', period: 'event', position: 9 },
    ...{ starts_at: '2025-06-15T00:00:00+07:00', ends_at: '2025-06-17T00:00:00+07:00' },
    ...{ prize_kind: 'credit', prize_amount: 20, prize_days: 0 },
    conditions: [{ fact: 'stake', area: null, least: 100_000 }],
  };
  const run = (command: string, options: Record<string, string>) =>
    runOps(world.services, { command, options, who: 'nok', why: 'a test', yes: true });
  await run('quests switch', { quest: 'year-end-2569', to: 'closed' });
  await run('quests import', { file: JSON.stringify([event]) });
  expect((await run('quests switch', { quest: 'money', to: 'open' })).code).toBe(0);
  const before = await balanceOf(world, token);
  const asked = { quest_id: 'money', period: '2025-06-15' };
  const excluded = { length: 'day', password: TEST_PASSWORD } as const;
  await atOnce(async (at) => {
    if (at === AT_ONCE / 2) return world.call('POST /api/member/protection/bar', excluded, token);
    return world.call('POST /api/quest/redeem', asked, token);
  });
  token = await openSession(world, member.memberId);
  const gained = ((await balanceOf(world, token)) ?? 0) - (before ?? 0);
  expect(['0.00', '0.20']).toContain(gained.toFixed(2));
});

test('64 check-ins over midnight are one for each day', async () => {
  world.clock.set('2025-06-16T23:59:59.999+07:00');
  token = await openSession(world, member.memberId);
  const answers = await atOnce((at) => {
    if (at === AT_ONCE / 2) world.clock.set('2025-06-17T00:00:00+07:00');
    const day = at % 2 === 0 ? TODAY : '2025-06-17';
    return world.call('POST /api/quest/check_in', { day }, token);
  });
  for (const { body } of answers) expect([0, errorCodes.OTHER_DAY]).toContain(body.error);
  const days = new Set(answers.flatMap(({ body }) => (body.error === 0 ? [body.data?.day] : [])));
  expect(days.size).toBeGreaterThan(0);
  expect(await points()).toBe(5 * days.size);
});

const daily = (id: string, position: number) => ({
  ...{
    id,
    title: 'ภารกิจพิเศษ',
    period: 'day',
    position,
    prize_kind: 'credit',
    prize_amount: 200,
    prize_days: 0,
  },
  ...{ starts_at: '2025-06-15T00:00:00+07:00', ends_at: '2025-07-01T00:00:00+07:00' },
  conditions: [{ fact: 'stake', area: null, least: 1_000_00 }],
});
const run = (command: string, options: Record<string, string>) =>
  runOps(world.services, { command, options, who: 'nok', why: 'a test', yes: true });

const waiting: Statement = {
  name: 'test_waiting_for_quest',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

/** Whoever opens a quest has read those that are open, and waits for what was paid. */
const hidePrizes: Statement = {
  name: 'test_hide_prizes',
  text: 'LOCK TABLE quest_redemption IN ACCESS EXCLUSIVE MODE',
};

test('quests that are opened at once find room for themselves one after the other', async () => {
  const ids = ['one', 'two', 'three', 'four'];
  await run('quests switch', { quest: 'lotto-week', to: 'closed' });
  await run('quests import', { file: JSON.stringify(ids.map(daily)) });
  const opened: Promise<OpsAnswer>[] = [];
  await world.db.transact(async (tx) => {
    await tx.query(hidePrizes, []);
    opened.push(...ids.map((quest) => run('quests switch', { quest, to: 'open' })));
    await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(ids.length);
  });
  expect((await Promise.all(opened)).filter(({ code }) => code === 0)).toHaveLength(1);
});

const redeem = (quest_id: string) => world.call('POST /api/quest/redeem', { quest_id, period: TODAY }, token);
/** Prizes are written after the commit. */
const holdPrizes: Statement = {
  name: 'test_hold_prizes',
  text: 'LOCK TABLE quest_redemption IN SHARE MODE',
};
test('a prize that is being taken is waited for by who closes its quest, so the next one is held against it', async () => {
  await run('quests switch', { quest: 'lotto-week', to: 'closed' });
  await run('quests import', { file: JSON.stringify(['one', 'two'].map(daily)) });
  await run('quests switch', { quest: 'one', to: 'open' });
  const switched: Promise<OpsAnswer>[] = [];
  let redeemed: ReturnType<typeof redeem> | undefined;
  await world.db.transact(async (tx) => {
    await tx.query(holdPrizes, []);
    redeemed = redeem('one');
    await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(1);
    const openNext = async () => {
      await run('quests switch', { quest: 'one', to: 'closed' });
      return run('quests switch', { quest: 'two', to: 'open' });
    };
    switched.push(openNext());
    await Promise.race([
      expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(2),
      ...switched,
    ]);
  });
  expect((await redeemed)?.body.error).toBe(0);
  expect((await Promise.all(switched)).map(({ code }) => code)).toEqual([1]);
});
