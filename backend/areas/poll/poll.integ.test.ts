import { afterEach, beforeEach, expect, test } from 'vitest';
import { followPolls } from '#backend/areas/poll/draw/follow-clock.ts';
import { excludeMember } from '#backend/core/session/exclude-member.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { WITHOUT_DOCUMENTS } from '#backend/testing/affiliate/wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { answer, importPoll, openPoll, pollFile, pollOps, stake } from '#backend/testing/poll/polls.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { verifyDraw } from '#rules/poll/draw-tickets.ts';

let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world, { balance: 1_000 });
  token = member.token;
});
afterEach(async () => {
  await expectCleanAudit(world, { without: WITHOUT_DOCUMENTS });
  await world[Symbol.asyncDispose]();
});

const config = async (poll_id?: number) =>
  (await world.call('GET /api/poll/config', poll_id === undefined ? {} : { poll_id })).body.data;
const quota = async (poll_id = 7) =>
  (await world.call('GET /api/poll/quota/get', { poll_id }, token)).body.data;
const check = async (poll_id = 7) => (await world.call('GET /api/poll/quota/check', { poll_id }, token)).body;
const winners = async (poll_id = 7) => (await world.call('GET /api/poll/winners', { poll_id })).body.data;

test('visitors see the first poll, and none that is unknown, not opened or of another agent', async () => {
  expect(await config()).toMatchObject({
    config: { poll_id: 1, phase: 'open', basis: 'free', draws_at: null },
  });
  await importPoll(world);
  for (const asked of [{ poll_id: 7 }, { poll_id: 99 }, { poll_id: 1, agent_id: 99 }])
    expect((await world.call('GET /api/poll/config', asked)).status).toBe(404);
  expect((await answer(world, token)).status).toBe(404);
  for (const wrong of ['0', 'x', '1e99'])
    expect((await world.send('GET /api/poll/config', { poll_id: wrong })).status).toBe(422);
  expect((await world.call('GET /api/poll/quota/get', { poll_id: 1 })).status).toBe(401);
});

test('a free poll takes one answer, which the same key repeats and no other changes', async () => {
  const first = (await answer(world, token, { poll_id: 1, key: 'a-key-of-mine' })).body;
  expect(first).toMatchObject({ error: 0, data: { answer: { ticket: 1 }, quota: { used: 1, left: 0 } } });
  expect((await answer(world, token, { poll_id: 1, key: 'a-key-of-mine' })).body).toEqual(first);
  const other = await answer(world, token, { poll_id: 1, choice_id: 2, key: 'a-key-of-mine' });
  expect(other.body.error).toBe(errorCodes.DUPLICATE_REQUEST);
  expect((await answer(world, token, { poll_id: 1 })).body.error).toBe(errorCodes.POLL_QUOTA_USED);
  expect((await answer(world, token, { poll_id: 1, choice_id: 9 })).status).toBe(404);
  const stats = (await world.call('GET /api/poll/stats', { poll_id: 1 })).body.data;
  expect(stats).toMatchObject({ total: 1, choices: [{ choice_id: 1, answers: 1 }, {}, {}, {}] });
});

test('stakes at risk bring answers, of yeekee a part, as they come while the page is open', async () => {
  await openPoll(world);
  expect(await quota()).toMatchObject({ allowed: 0, used: 0, counted: 0, missing: 1_000, answers: [] });
  expect((await answer(world, token)).body).toMatchObject({
    ...{ error: errorCodes.POLL_NEEDS_QUOTA, data: { missing: 1_000 } },
  });
  await stake(world, member.memberId, 4_000, 'yeekee');
  world.clock.set('2025-06-15T19:01:00+07:00');
  expect(await quota()).toMatchObject({ allowed: 0, counted: 800, missing: 200 });
  await stake(world, member.memberId, 1_500);
  world.clock.set('2025-06-15T19:02:00+07:00');
  expect((await check()).data).toMatchObject({ allowed: 2, left: 2, missing: 700 });
  for (const choice_id of [1, 2]) expect((await answer(world, token, { choice_id })).body.error).toBe(0);
  expect((await check()).error).toBe(errorCodes.POLL_NEEDS_QUOTA);
  await stake(world, member.memberId, 9_000);
  world.clock.set('2025-06-15T19:03:00+07:00');
  expect((await answer(world, token)).body.error).toBe(0);
  expect((await answer(world, token)).body.error).toBe(errorCodes.POLL_QUOTA_USED);
  expect(await quota()).toMatchObject({ allowed: 3, used: 3, left: 0, missing: 0 });
});

test('before it opens and from the instant of its close on no answer is taken, and the site tells its own time', async () => {
  await openPoll(world, { opens_at: '2025-06-16T00:00:00+07:00' });
  expect((await config(7))?.config.phase).toBe('soon');
  expect((await answer(world, token)).body.error).toBe(errorCodes.POLL_NOT_OPEN);
  await stake(world, member.memberId, 3_000);
  world.clock.set('2025-06-19T23:59:59.999+07:00');
  token = await openSession(world, member.memberId);
  expect((await answer(world, token, { key: 'in-the-last-moment' })).body.error).toBe(0);
  world.clock.set('2025-06-20T00:00:00+07:00');
  const late = (await answer(world, token)).body;
  expect(late).toMatchObject({
    ...{ error: errorCodes.POLL_CLOSED, data: { closed_at: '2025-06-19T17:00:00.000Z' } },
  });
  // What was taken in time is told again, whenever it is asked for.
  expect((await answer(world, token, { key: 'in-the-last-moment' })).body.error).toBe(0);
  expect((await quota())?.used).toBe(1);
});

/** Answers of three members, closed by the clock. */
async function closedPoll(prizes: object[] = pollFile.prizes) {
  await openPoll(world, { prizes });
  const all = [member, await buildMember(world), await buildMember(world)];
  for (const { memberId } of all) await stake(world, memberId, 3_000);
  world.clock.set('2025-06-16T12:00:00+07:00');
  for (const one of all) {
    const own = await openSession(world, one.memberId);
    for (const choice_id of [1, 2, 3]) expect((await answer(world, own, { choice_id })).body.error).toBe(0);
  }
  world.clock.set('2025-06-20T00:00:30+07:00');
  await followPolls(world.services);
  token = await openSession(world, member.memberId);
  return all;
}

test('the clock closes and draws; anybody draws the same winners again from what is published', async () => {
  await closedPoll();
  const commit = (await winners())?.commit;
  expect(await winners()).toMatchObject({ phase: 'closed', tickets: 9, seed: null, winners: [] });
  world.clock.set('2025-06-20T00:10:00+07:00');
  for (let again = 0; again < 3; again += 1) await followPolls(world.services);
  const drawn = await winners();
  const tickets = (await world.call('GET /api/poll/tickets', { poll_id: 7, after: 0 })).body.data ?? [];
  expect(drawn).toMatchObject({ phase: 'drawn', commit });
  // Nine thousand baht cover 360 satang: 40 of points, 40 of credit, 40 of points.
  expect(drawn?.winners).toHaveLength(3);
  expect(drawn?.winners.map(({ member: name }) => name)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^xxx-xxx-\d{4}$/)),
  );
  const told = {
    ...{
      pollId: 7,
      seed: drawn?.seed ?? '',
      commit: commit ?? '',
      head: drawn?.head ?? null,
      tickets: 9,
      count: 3,
    },
    winners: drawn?.winners.map(({ ticket }) => ticket) ?? [],
    answers: tickets.map(({ ticket, choice_id: choiceId, mark }) => ({ ticket, choiceId, mark })),
  };
  expect(await verifyDraw(nodeHashing, told)).toBeNull();
});

test('an account that is excluded or closed wins nothing, and its prize is given to nobody', async () => {
  const all = await closedPoll(Array.from({ length: 9 }, () => ({ kind: 'credit', amount: 40 })));
  const [, closed, excluded] = all.map(({ memberId }) => memberId);
  await world.db.script(`UPDATE member SET status = 'closed', closed_at = now() WHERE id = '${closed}'`);
  await world.db.transact((tx) =>
    excludeMember(tx, excluded ?? '', { kind: 'exclusion', until: null }, world.clock.now()),
  );
  world.clock.set('2025-06-20T00:10:00+07:00');
  token = await openSession(world, member.memberId);
  await followPolls(world.services);
  const drawn = (await winners())?.winners ?? [];
  expect(drawn).toHaveLength(9);
  expect(drawn.filter(({ given }) => given)).toHaveLength(3);
  expect(await balanceOf(world, token)).toBe(1_001.2);
});

test('operators import, open, close and draw, each once and dry before; what would be an income is refused', async () => {
  const said = async (answered: ReturnType<typeof pollOps>) => (await answered).lines.join('\n');
  const file = (terms: object) => ({ file: JSON.stringify({ ...pollFile, ...terms }) });
  expect(await said(pollOps(world, 'import', file({ basis: 'deposit' })))).toMatch(/stakes at risk alone/);
  expect(await said(pollOps(world, 'import', file({ draws_at: null })))).toMatch(/draws_at/);
  expect((await pollOps(world, 'import', file({}), false)).code).toBe(0);
  expect((await pollOps(world, 'import', file({}))).code).toBe(0);
  expect(await said(pollOps(world, 'import', file({})))).toMatch(/written once/);
  expect((await pollOps(world, 'open', { poll: '7' })).code).toBe(0);
  expect(await said(pollOps(world, 'open', { poll: '7' }))).toMatch(/open already/);
  expect((await importPoll(world, { id: 8 })).code).toBe(0);
  expect(await said(pollOps(world, 'open', { poll: '8' }))).toMatch(/counts for poll 7/);
  expect(await said(pollOps(world, 'draw', { poll: '7' }))).toMatch(/not closed/);
  await stake(world, member.memberId, 1_000);
  world.clock.set('2025-06-15T19:01:00+07:00');
  expect((await answer(world, token)).body.error).toBe(0);
  expect(await said(pollOps(world, 'close', { poll: '7' }))).toMatch(/1 answers/);
  expect((await answer(world, token)).body.error).toBe(errorCodes.POLL_CLOSED);
  expect(await said(pollOps(world, 'draw', { poll: '7' }, false))).not.toMatch(/place/);
  expect((await winners())?.seed).toBeNull();
  expect(await said(pollOps(world, 'draw', { poll: '7' }))).toMatch(/place 1: ticket 1, 8 of point/);
  expect(await said(pollOps(world, 'draw', { poll: '7' }))).toMatch(/drawn already/);
  expect((await world.call('POST /api/member/points', {}, token)).body.data?.point).toBe(8);
});

test('deposits bring answers to a poll without prizes', async () => {
  await openPoll(world, { ...{ id: 9, basis: 'deposit', step: 100_00, draws_at: null, prizes: [] } });
  expect((await quota(9))?.basis).toBe('deposit');
  expect((await check(9)).error).toBe(errorCodes.POLL_NEEDS_QUOTA);
});
