import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import {
  type BuiltMember,
  buildMember,
  openSession,
  payIn,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { claim, openPlayer } from '#backend/testing/promotion/promotions.ts';

// Turn by credit at its edges: weeks, its end, clocks that step back, exclusion, and an offer that is closed meanwhile.
const world = await openGameWorld([]);
let member: BuiltMember;

/** The last minute of a week in Bangkok, a Sunday at the end of a month. */
const SUNDAY = '2025-08-31T23:59:00+07:00';
const END = '2025-09-07T23:59:00+07:00';

beforeEach(async () => {
  world.clock.set(SUNDAY);
  member = await buildMember(world);
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const pay = (baht: number) => payIn(world.services, member.memberId, BigInt(baht) * 100n);
const at = async (instant: string) => {
  world.clock.set(instant);
  member = { ...member, token: await openSession(world, member.memberId) };
};
const take = () => claim(world, member.token, 'credit');
const mine = async () => (await world.call('GET /api/promotion/mine', {}, member.token)).body.data;

test('it is taken once in a week of Bangkok; a minute later another week and another month have begun', async () => {
  await pay(100);
  const { body } = await take();
  await world.call('POST /api/promotion/cancel', { claim_id: body.data?.id ?? '' }, member.token);
  await pay(100);
  expect((await take()).body).toMatchObject({ error: 4314, data: { why: 'taken' } });
  await at('2025-09-01T00:00:00+07:00');
  // The deposit of the day before brings nothing any more.
  expect((await take()).body).toMatchObject({ error: 4314, data: { why: 'no_deposit' } });
  await pay(100);
  expect((await take()).body.error).toBe(0);
});

test('a win at the last instant counts, and one that comes after it does not', async () => {
  await pay(100);
  expect((await take()).body.data?.expires_at).toBe(new Date(END).toISOString());
  await at(END);
  await (await openPlayer(world, member)).play(100, 770);
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await balanceOf(world, member.token)).toBe(780);

  world.clock.set(SUNDAY);
  member = await buildMember(world);
  await pay(100);
  await take();
  await at(new Date(Date.parse(END) + 1).toISOString());
  await (await openPlayer(world, member)).play(100, 770);
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await balanceOf(world, member.token)).toBe(770);
  expect((await mine())?.ended).toMatchObject([{ status: 'expired', played: 100 }]);
});

test('a clock that steps back counts no bet of before, and pays what was won once it is there again', async () => {
  await pay(100);
  await take();
  const { play } = await openPlayer(world, member);
  world.clock.set('2025-08-31T23:58:00+07:00');
  await play(10, 700);
  expect((await mine())?.running).toMatchObject({ played: 100 });
  world.clock.set('2025-08-31T23:59:30+07:00');
  await play(10, 690);
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await balanceOf(world, member.token)).toBe(100 - 20 + 1_390 + 10);
});

test('who is excluded gets nothing, though the credit was there; an offer that is closed meanwhile is paid by its terms', async () => {
  await pay(100);
  await take();
  await (await openPlayer(world, member)).play(100, 770);
  const bar = { length: 'week' as const, password: TEST_PASSWORD };
  expect((await world.call('POST /api/member/protection/bar', bar, member.token)).body.error).toBe(0);
  expect(await settlePromotions(world.services)).toBe(1);
  const token = await openSession(world, member.memberId);
  expect(await balanceOf(world, token)).toBe(770);

  member = await buildMember(world);
  await pay(100);
  await take();
  const { play } = await openPlayer(world, member);
  await play(50, 720);
  await runOps(world.services, {
    ...{ command: 'promotions switch', options: { promotion: 'credit', to: 'closed' } },
    ...{ who: 'nok', why: 'a test', yes: true },
  });
  // By the terms that were accepted.
  expect((await mine())?.running).toMatchObject({ played: 770, target: 770 });
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await balanceOf(world, member.token)).toBe(780);
  await runOps(world.services, {
    ...{ command: 'promotions switch', options: { promotion: 'credit', to: 'open' } },
    ...{ who: 'nok', why: 'a test', yes: true },
  });
});
