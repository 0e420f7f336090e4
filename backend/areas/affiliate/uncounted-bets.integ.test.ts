import { afterEach, beforeEach, expect, test } from 'vitest';
import { followAll, inviteMember, summaryOf } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openPoll } from '#backend/testing/poll/polls.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';

let world: GameWorld<readonly []>;

beforeEach(async () => {
  world = await openGameWorld([]);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

test('a bet of which its provider says that it brings no commission brings none', async () => {
  const inviter = await buildMember(world);
  const friend = await buildMember(world, { balance: 1_000 });
  await inviteMember(world, inviter, friend);
  const silent = await openPlayer(world, friend, { commission: false });
  for (let round = 0; round < 10; round += 1) await silent.play(1_000);
  await followAll(world);
  expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: 0, months: [] });
  await silent.correct(900);
  await followAll(world);
  expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: 0, months: [] });
  await (await openPlayer(world, friend)).play(500);
  await followAll(world);
  expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: 1 });
});

test('a bet without cashback brings no answers of a poll either', async () => {
  const member = await buildMember(world, { balance: 2_000 });
  await openPoll(world);
  const quota = async () =>
    (await world.call('GET /api/poll/quota/get', { poll_id: 7 }, member.token)).body.data;
  await (await openPlayer(world, member, { cashback: false })).play(1_000);
  world.clock.set('2025-06-15T19:05:00+07:00');
  expect(await quota()).toMatchObject({ allowed: 0, counted: 0 });
  await (await openPlayer(world, member)).play(1_000);
  world.clock.set('2025-06-15T19:10:00+07:00');
  expect(await quota()).toMatchObject({ allowed: 1, counted: 1_000 });
});
