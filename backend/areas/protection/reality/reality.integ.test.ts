import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
let memberId: string;
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId, token } = await buildMember(world, { balance: 1_000 }));
});
afterAll(() => closeAudited(world));

const reality = async (of = token) =>
  (await world.call('GET /api/member/protection/reality', {}, of)).body.data;
const seen = async () =>
  (await world.call('POST /api/member/protection/reality/seen', {}, token)).body.data?.due_at;
const frame = async (of = token) => (await world.call('GET /api/get_user_info', {}, of)).body.data;

test('a session says every 60 minutes how long it lasts; answered early it does so no later, and each session for itself', async () => {
  expect(await reality()).toEqual({
    minutes: 60,
    started_at: '2025-06-15T12:00:00.000Z',
    due_at: '2025-06-15T13:00:00.000Z',
    net: 0,
    open: 0,
  });
  world.clock.set('2025-06-15T19:25:00+07:00');
  expect((await reality())?.due_at).toBe('2025-06-15T13:00:00.000Z');
  world.clock.set('2025-06-15T19:50:00+07:00');
  expect(await seen()).toBe('2025-06-15T13:00:00.000Z');
  world.clock.set('2025-06-15T20:10:00+07:00');
  expect(await seen()).toBe('2025-06-15T14:10:00.000Z');
  expect((await frame())?.reality_due_at).toBe('2025-06-15T14:10:00.000Z');
  world.clock.set('2025-06-15T20:20:00+07:00');
  const other = await openSession(world, memberId);
  expect(await reality(other)).toMatchObject({ due_at: '2025-06-15T14:20:00.000Z' });
});

test('an interval that the member chooses holds at once, on every device and page', async () => {
  const other = await openSession(world, memberId);
  const chosen = await world.call('POST /api/member/protection/reality', { minutes: 15 }, token);
  expect(chosen.body.data).toMatchObject({ minutes: 15, due_at: '2025-06-15T12:15:00.000Z' });
  expect((await frame(other))?.reality_due_at).toBe('2025-06-15T12:15:00.000Z');
  const shown = await world.call('GET /api/member/protection', {}, token);
  expect(shown.body.data?.reality_minutes).toBe(15);
  for (const minutes of [0, 45, 61, '15', null]) {
    const refused = await world.send(
      'POST /api/member/protection/reality',
      { minutes },
      { authorization: `Bearer ${token}` },
    );
    expect(refused.status).toBe(422);
  }
});

test('what the session brought is what the statement says, and begins anew with the next login', async () => {
  await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 100 }]);
  const statement = await world.call('GET /api/member/statement', {}, token);
  const { net, open } = statement.body.data?.summary?.session ?? {};
  // What waits for its result is neither won nor lost.
  expect([net, open]).toEqual([0, 100]);
  expect(await reality()).toMatchObject({ net, open });
  world.clock.set('2025-06-15T19:01:00+07:00');
  expect(await reality(await openSession(world, memberId))).toMatchObject({ net: 0, open: 100 });
});

test('limits are offered until they are declined or set, whichever limit it is', async () => {
  expect((await frame())?.limits_offered).toBe(false);
  for (let times = 0; times < 2; times += 1) {
    const { body } = await world.call('POST /api/member/protection/offer/decline', {}, token);
    expect(body.error).toBe(0);
  }
  expect((await frame())?.limits_offered).toBe(true);
  ({ token } = await buildMember(world));
  await askForLimit(world, token, { kind: 'time', window: 'day', amount: 60 });
  expect((await frame())?.limits_offered).toBe(true);
});
