import { afterEach, beforeEach, expect, test } from 'vitest';
import { followPolls } from '#backend/areas/poll/draw/follow-clock.ts';
import { excludeMember } from '#backend/core/session/exclude-member.ts';
import { endPlaced, placeWagers, WITHOUT_DOCUMENTS } from '#backend/testing/affiliate/wagers.ts';
import { atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { answer, importPoll, openPoll, pollOps, stake } from '#backend/testing/poll/polls.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  member = await buildMember(world, { balance: 1_000 });
  token = member.token;
});
afterEach(async () => {
  await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
  await world[Symbol.asyncDispose]();
});

test('64 answers at once are exactly those that are allowed', async () => {
  await openPoll(world);
  await stake(world, member.memberId, 2_500);
  world.clock.set('2025-06-15T19:01:00+07:00');
  const answers = await atOnce((at) => answer(world, token, { choice_id: (at % 3) + 1 }));
  const done = answers.filter(({ body }) => body.error === 0);
  expect(done.map(({ body }) => body.data?.answer.ticket).toSorted()).toEqual([1, 2]);
  const refused = answers.filter(({ body }) => body.error !== 0).map(({ body }) => body.error);
  expect(new Set(refused)).toEqual(new Set([errorCodes.POLL_NEEDS_QUOTA]));
});

test('one key 64 times, from two devices, is one answer', async () => {
  const other = await openSession(world, member.memberId);
  const answers = await atOnce((at) =>
    answer(world, at % 2 === 0 ? token : other, { poll_id: 1, key: 'the-only-key' }),
  );
  expect(new Set(answers.map(({ body }) => body.data?.answer.answer_id)).size).toBe(1);
  expect(answers.every(({ body }) => body.error === 0)).toBe(true);
});

test('answers while the poll is closed: each is counted by the close or refused', async () => {
  await openPoll(world, { most: 20 });
  await stake(world, member.memberId, 20_000);
  world.clock.set('2025-06-15T19:01:00+07:00');
  const [closed, ...answers] = await Promise.all([
    pollOps(world, 'close', { poll: '7' }),
    ...Array.from({ length: 20 }, () => answer(world, token)),
  ]);
  expect(closed.code).toBe(0);
  const done = answers.filter(({ body }) => body.error === 0).length;
  const { tickets } = (await world.call('GET /api/poll/winners', { poll_id: 7 })).body.data ?? {};
  expect(tickets).toBe(done);
});

test('many processes draw at once, and each prize is given once', async () => {
  await openPoll(world, { prizes: [{ kind: 'credit', amount: 80 }] });
  await stake(world, member.memberId, 3_000);
  world.clock.set('2025-06-16T12:00:00+07:00');
  token = await openSession(world, member.memberId);
  for (let at = 0; at < 3; at += 1) expect((await answer(world, token)).body.error).toBe(0);
  world.clock.set('2025-06-20T00:10:00+07:00');
  await Promise.all(Array.from({ length: 12 }, () => followPolls(world.services)));
  await followPolls(world.services);
  token = await openSession(world, member.memberId);
  expect(await balanceOf(world, token)).toBe(1_000.8);
});

test('of two polls with prizes for the same stakes one alone is opened', async () => {
  for (const id of [7, 8]) expect((await importPoll(world, { id })).code).toBe(0);
  const answers = await Promise.all(['7', '8'].map((poll) => pollOps(world, 'open', { poll })));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1]);
});

test('operators who draw beside the clock draw once', async () => {
  await openPoll(world, { prizes: [{ kind: 'credit', amount: 80 }] });
  await stake(world, member.memberId, 3_000);
  world.clock.set('2025-06-15T19:01:00+07:00');
  for (let at = 0; at < 3; at += 1) expect((await answer(world, token)).body.error).toBe(0);
  expect((await pollOps(world, 'close', { poll: '7' })).code).toBe(0);
  world.clock.set('2025-06-20T00:10:00+07:00');
  const drawn = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      if (at % 2 === 0) return (await pollOps(world, 'draw', { poll: '7' })).code;
      await followPolls(world.services);
      return 1;
    }),
  );
  expect(drawn.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
  token = await openSession(world, member.memberId);
  expect(await balanceOf(world, token)).toBe(1_000.8);
});

test('answers while what they are given for is settled and called off are never more than it ever brought', async () => {
  await openPoll(world);
  const staked = { area: 'games', kind: 'reels', memberId: member.memberId, satang: 100_000n };
  const placed = Array.from({ length: 3 }, () => ({ ...staked, reference: world.services.random.uuid() }));
  await placeWagers(world, placed);
  world.clock.set('2025-06-15T19:01:00+07:00');
  const answers = await atOnce(async (at) => {
    const one = placed[Math.floor(at / 16)];
    if (at % 16 === 8 && one) await endPlaced(world, [one]);
    if (at === 8 && one) await endPlaced(world, [{ ...one, as: 'refunded' }]);
    return answer(world, token);
  });
  const done = answers.filter(({ body }) => body.error === 0);
  expect(done.length).toBeLessThanOrEqual(3);
  expect(done.map(({ body }) => body.data?.answer.ticket).toSorted()).toEqual(done.map((_, at) => at + 1));
});

test('who excludes themselves while a poll is drawn wins nothing', async () => {
  await openPoll(world, { prizes: [{ kind: 'credit', amount: 80 }] });
  await stake(world, member.memberId, 3_000);
  world.clock.set('2025-06-15T19:01:00+07:00');
  for (let at = 0; at < 3; at += 1) expect((await answer(world, token)).body.error).toBe(0);
  world.clock.set('2025-06-20T00:10:00+07:00');
  let drawn: Promise<void> | undefined;
  await world.db.transact(async (tx) => {
    await excludeMember(tx, member.memberId, { kind: 'exclusion', until: null }, world.clock.now());
    drawn = followPolls(world.services);
    await waitForLock(world);
  });
  await drawn;
  const { winners } = (await world.call('GET /api/poll/winners', { poll_id: 7 })).body.data ?? {};
  expect(winners).toMatchObject([{ given: false }]);
});
