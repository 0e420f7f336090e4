import { afterEach, beforeEach, expect, test } from 'vitest';
import { affiliateReferral } from '#backend/areas/affiliate/tables.ts';
import { codeOf } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { claimCashback, closeBefore } from '#backend/testing/cashback/cashback.ts';
import { complaintOps, sendComplaint } from '#backend/testing/complaints.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember, NEWCOMER, payIn } from '#backend/testing/members.ts';
import { answer, openPoll, pollOps } from '#backend/testing/poll/polls.ts';
import { claim, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { orderedThing, redeemReward, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints, grantSpins, setWeights, sureCash } from '#backend/testing/wheel.ts';

// A clock that is put right, or that of another process a second behind, is no difference in the books.
let world: GameWorld<readonly []>;
let member: BuiltMember;

beforeEach(async () => {
  world = await openGameWorld([]);
  member = await buildMember(world);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const stepBack = () => world.clock.set(new Date(world.clock.now().getTime() - 1_000).toISOString());

test('a promotion is accepted a second before its deposit came', async () => {
  await payIn(world.services, member.memberId, 500_00n);
  stepBack();
  expect((await claim(world, member.token, 'daily')).body.error).toBe(0);
});

test('a poll is closed a second before its last answer', async () => {
  const poll = await openPoll(world);
  await payIn(world.services, member.memberId, 1_000_00n);
  await (await openPlayer(world, member)).play(1_000);
  world.clock.set(new Date(world.clock.now().getTime() + 1_000).toISOString());
  expect((await answer(world, member.token)).body.error).toBe(0);
  stepBack();
  stepBack();
  expect((await pollOps(world, 'close', { poll: String(poll) })).code).toBe(0);
});

test('a complaint is answered and closed before it was sent', async () => {
  const { number } = await sendComplaint(world, member.token);
  stepBack();
  await complaintOps(world, 'answer', { number, text: 'ตอบแล้ว' });
  stepBack();
  await complaintOps(world, 'close', { number });
});

test('a reward is redeemed a second before its price was set', async () => {
  await grantPoints(world, member.memberId, 1_000);
  const file = {
    ...{ id: 'credit-5', category: 'credit', art: 'coin', position: 1, kind: 'credit', title: 'เงิน 5 บาท' },
    ...{ detail: '', points: 200, amount: 500, valid_days: null, limit: null, stock: null },
  };
  const { code, lines } = await shopOps(world, 'import', { file: JSON.stringify([file]) });
  expect(code, lines.join()).toBe(0);
  stepBack();
  expect((await redeemReward(world, member.token, { version: 2 })).error).toBe(0);
});

test('cashback is claimed a second before its day was closed', async () => {
  await payIn(world.services, member.memberId, 1_000_00n);
  await (await openPlayer(world, member)).play(1_000, 0);
  const token = await closeBefore(world, '2025-06-16', member);
  stepBack();
  for (const basis of ['turnover', 'loss'] as const)
    expect((await claimCashback(world, token, basis, '2025-06-15')).body).toMatchObject({ error: 0 });
});

test('somebody registers with a code a second before it was made', async () => {
  const ref = await codeOf(world, member);
  stepBack();
  const headers = { 'x-client-address': '192.0.2.50', 'x-device-id': 'another-device' };
  const { body } = await world.send('POST /api/register', { ...NEWCOMER, ref }, headers);
  expect(body.error).toBe(0);
  expect(await world.db.orm.select().from(affiliateReferral)).toHaveLength(1);
});

test('a code is used a second before its batch was made', async () => {
  const code = await makePersonal(world, member);
  stepBack();
  expect((await redeem(world, member.token, code)).body).toMatchObject({ error: 0 });
});

test('a thing is sent and refused before it was ordered', async () => {
  const order = await orderedThing(world, member);
  stepBack();
  await shopOps(world, 'send', { order, carrier: 'other', tracking: 'TH1234567' });
  stepBack();
  expect(await shopOps(world, 'refuse', { order, reason: 'returned' })).toMatchObject({ code: 0 });
});

test('a promotion is cancelled a second before it was accepted', async () => {
  await payIn(world.services, member.memberId, 500_00n);
  const claim_id = (await claim(world, member.token, 'daily')).body.data?.id ?? '';
  stepBack();
  expect((await world.call('POST /api/promotion/cancel', { claim_id }, member.token)).body).toMatchObject({
    error: 0,
  });
});

test('the wheel turns a second before its weights were set', async () => {
  await grantSpins(world, member.memberId, 2);
  expect((await setWeights(world, sureCash)).code).toBe(0);
  const spin = (version: number) =>
    world.call(
      'POST /api/wheel/spin_v2',
      { spin_token: `a-token-${version}`, version, pay: 'free' },
      member.token,
    );
  expect((await spin(2)).body).toMatchObject({ error: 0 });
  stepBack();
  expect((await spin(1)).body).toMatchObject({ error: 0 });
});

test('a prize of a quest is taken a second before its last result', async () => {
  await payIn(world.services, member.memberId, 1_000_00n);
  await (await openPlayer(world, member)).play(1_000, 0);
  stepBack();
  const asked = { quest_id: 'stake-day', period: '2025-06-15' };
  expect((await world.call('POST /api/quest/redeem', asked, member.token)).body).toMatchObject({ error: 0 });
  const { body } = await world.call('POST /api/quest/check_in', { day: '2025-06-15' }, member.token);
  expect(body).toMatchObject({ error: 0 });
});
