import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { complaintOps, sendComplaint } from '#backend/testing/complaints.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember, payIn } from '#backend/testing/members.ts';
import { answer, openPoll, pollOps } from '#backend/testing/poll/polls.ts';
import { claim, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { redeemReward, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';

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
