import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { AT_ONCE, atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { claimCashback, closeBefore } from '#backend/testing/cashback/cashback.ts';
import { correct, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

/** When the round that tests bet on has its result. */
const DAY = '2025-06-16';
let world: World;
let member: BuiltMember;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  member = await buildMember(world, { balance: 20_000 });
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 2_000 }]);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

async function settle(): Promise<void> {
  world.clock.set(`${DAY}T18:00:00+07:00`);
  await publish(world);
}

test('64 claims at once pay once', async () => {
  await settle();
  const token = await closeBefore(world, '2025-06-17', member);
  const answers = await atOnce((at) => claimCashback(world, token, at % 2 ? 'loss' : 'turnover', DAY));
  expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([0]));
  const amounts = new Set(answers.map(({ body }) => body.data?.amount));
  expect(amounts).toEqual(new Set([3, 4]));
  expect(await balanceOf(world, token)).toBe(18_007);
});

test('claims over midnight pay what was asked for in time, once', async () => {
  await settle();
  await closeBefore(world, '2025-06-17', member);
  world.clock.set('2025-06-17T23:59:59.999+07:00');
  const token = await openSession(world, member.memberId);
  const answers = await atOnce((at) => {
    if (at === AT_ONCE / 2) world.clock.set('2025-06-18T00:00:00+07:00');
    return claimCashback(world, token, 'turnover', DAY);
  });
  for (const { body } of answers) expect([0, errorCodes.CASHBACK_OVER]).toContain(body.error);
  const isPaid = answers.some(({ body }) => body.error === 0);
  expect(await balanceOf(world, token)).toBe(isPaid ? 18_003 : 18_000);
});

test('a day that eight processes close while it is claimed is written once', async () => {
  await settle();
  world.clock.set('2025-06-17T00:10:00+07:00');
  const token = await openSession(world, member.memberId);
  const claims = atOnce(() => claimCashback(world, token, 'turnover', DAY));
  await Promise.all(Array.from({ length: 8 }, () => closeCashbackDays(world.services)));
  for (const { body } of await claims) expect([0, errorCodes.CASHBACK_NOT_YET]).toContain(body.error);
  expect((await claimCashback(world, token, 'turnover', DAY)).body.data?.amount).toBe(3);
  expect(await balanceOf(world, token)).toBe(18_003);
});

test('a day is closed, corrected and claimed at once: one claim of what the close wrote, and the next day puts it right', async () => {
  await settle();
  world.clock.set('2025-06-17T00:10:00+07:00');
  const token = await openSession(world, member.memberId);
  const [claims] = await Promise.all([
    atOnce(() => claimCashback(world, token, 'loss', DAY)),
    correct(world, { ...drawOf(), first: '123412', near_first: ['123411', '123413'] }),
    ...Array.from({ length: 4 }, () => closeCashbackDays(world.services)),
  ]);
  for (const { body } of claims)
    expect([0, errorCodes.CASHBACK_NOT_YET, errorCodes.CASHBACK_NOTHING]).toContain(body.error);
  const amounts = new Set(claims.flatMap(({ body }) => (body.error === 0 ? [body.data?.amount] : [])));
  expect(amounts.size).toBeLessThanOrEqual(1);
  await closeBefore(world, '2025-06-18', member);
});

test('operators who set rates of one day at once each keep what the one before set', async () => {
  const set = (rank: string, cap: string) =>
    runOps(world.services, {
      ...{ command: 'cashback rates', who: 'nok', why: 'a test', yes: true },
      options: { from: '2025-07-01', rank, turnover: '10', loss: '500', cap, 'loss-most': '20' },
    });
  const done = await Promise.all(['bronze', 'silver', 'gold'].map((rank, at) => set(rank, String(at + 1))));
  expect(done.map(({ code }) => code)).toEqual([0, 0, 0]);
  const { later } = (await world.call('GET /api/cashback/rates', {}, member.token)).body.data ?? {};
  expect(later?.ranks.map(({ cap }) => cap)).toEqual([1, 2, 3]);
});
