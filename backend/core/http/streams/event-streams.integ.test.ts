import { eq, max, min, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { content } from '#backend/areas/agent/tables.ts';
import { depositByOperator } from '#backend/areas/payment/deposit-by-operator.ts';
import { cleanEvents } from '#backend/core/live/clean-events.ts';
import { liveEvent } from '#backend/core/live/tables.ts';
import { entitlementsOf } from '#backend/testing/entitlements.ts';
import { isChange, type Listener, openLive, tellOf } from '#backend/testing/live.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { MEMBER_HEADER } from '#contract/constants.ts';

const world = await openWorld({ members: [500, 500] });
const [mine, other] = world.members;
let live: Awaited<ReturnType<typeof openLive>>;
const listeners: Listener[] = [];

beforeAll(async () => {
  await tellOf(world.db);
  live = await openLive(world, { sweepMs: 20 });
});
afterEach(() => {
  world.clock.set(EVENING);
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(async () => {
  await live.close();
  await world[Symbol.asyncDispose]();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const line = [{ type: 'top_2', number: '12', amount: 10 }] as const;

async function listenAs(token?: string, query = ''): Promise<Listener> {
  const listener = await live.open(query, token === undefined ? {} : bearer(token));
  listeners.push(listener);
  if (listener.status === 200) await listener.until(({ event }) => event === 'time');
  return listener;
}

const changeContent = () =>
  world.db.orm
    .update(content)
    .set({ position: sql`${content.position} + 1` })
    .where(eq(content.id, 1));

test('a member hears of the own bill and balance, and never of a number or an amount', async () => {
  const [own, theirs, visitor] = await Promise.all([listenAs(mine.token), listenAs(other.token), listenAs()]);
  expect(own.headers.get('content-type')).toContain('text/event-stream');
  expect(own.frames[0]).toMatchObject({ event: 'hello', data: { member_id: mine.memberId } });
  expect(visitor.frames[0]).toMatchObject({ event: 'hello', data: { member_id: null } });

  const { bill_id } = await placeBill(world, mine.token, [...line]);
  const accepted = await own.until(isChange('bill', 'accepted'));
  expect(accepted.data).toEqual({ kind: 'bill', id: bill_id, what: 'accepted' });
  await world.call('POST /api/lotto/bill/cancel', { bill_id }, mine.token);
  await own.until(isChange('bill', 'cancelled'));
  // Money that is no wager's is told by the movement itself.
  await buildMember(world, { balance: 70 });
  await changeContent();
  await Promise.all([theirs, visitor].map((one) => one.until(isChange('content'))));
  for (const one of [theirs, visitor]) expect(one.changes()).toEqual(['content']);
  // Ids are drawn: three digits of one may be those of an amount.
  const text = JSON.stringify(own.frames.filter(({ event }) => event === 'change')).replaceAll(bill_id, '');
  expect(text).not.toMatch(/"12"|"10"|500|490/);
});

test('money that comes in is told to its member alone', async () => {
  const { memberId, token } = await buildMember(world);
  const [own, visitor] = await Promise.all([listenAs(token), listenAs()]);
  await depositByOperator(world.services, { memberId, satang: 5_000n });
  await own.until(isChange('balance'));
  await changeContent();
  await visitor.until(isChange('content'));
  expect(visitor.changes()).toEqual(['content']);
});

test('points and spins that come or go are told to their member alone, without how many', async () => {
  const [own, visitor] = await Promise.all([listenAs(mine.token), listenAs()]);
  await entitlementsOf(world, mine.memberId).grant(731);
  const { data } = await own.until(isChange('entitlement'));
  expect(data).toEqual({ kind: 'entitlement', id: '', what: '' });
  await changeContent();
  await visitor.until(isChange('content'));
  expect(visitor.changes()).toEqual(['content']);
});

test('a published result: the round, the figures and the bill, in one order for whoever listens', async () => {
  await placeBill(world, mine.token, [...line]);
  const [own, visitor] = await Promise.all([listenAs(mine.token), listenAs()]);
  world.clock.set('2025-06-16T15:45:00+07:00');
  const token = await openSession(world, mine.memberId);
  const late = await listenAs(token);
  await publish(world);
  await late.until(isChange('bill', 'settled'));
  await visitor.until(isChange('round', 'resulted'));
  await late.until(isChange('round', 'resulted'));
  expect(visitor.changes()).toEqual(['round resulting', 'result', 'round resulted']);
  expect(late.changes().filter((change) => !change.startsWith('bill'))).toEqual(visitor.changes());
  const positions = late.frames.flatMap(({ id }) => (id === undefined ? [] : Number(id)));
  expect(positions).toEqual(positions.toSorted((one, two) => one - two));
  own.close();
});

test('whoever was away gets what was missed, or is told to read anew', async () => {
  // The test before moved the clock, by which the age of events is told.
  await live.close();
  live = await openLive(world, { sweepMs: 20 });
  const first = await listenAs(mine.token);
  const id = first.frames.findLast((one) => one.id !== undefined)?.id;
  first.close();
  await changeContent();
  const watcher = await listenAs();
  await changeContent();
  await watcher.until(isChange('content'));
  const byQuery = await listenAs(mine.token, `?after=${id}`);
  expect(byQuery.changes()).toContain('content');
  const byHeader = await live.open('?once=1', { 'last-event-id': `${id}` });
  await byHeader.ended;
  expect(byHeader.changes()).toEqual(byQuery.changes());
  const since = await listenAs(undefined, `?since=${world.clock.now().getTime() - 1_000}`);
  expect(since.changes()).toContain('content');
  for (const query of ['?after=999999999', '?since=1']) {
    const reset = await listenAs(undefined, query);
    expect(reset.frames.map(({ event }) => event)).toEqual(['hello', 'reset', 'time']);
  }
  for (const query of ['?after=x', '?after=-1', '?since=1.5', '?once=2'])
    expect((await listenAs(undefined, query)).status, query).toBe(422);
});

test('a session that is over has no stream, one that ends takes its streams with it', async () => {
  expect((await listenAs('x'.repeat(40))).status).toBe(401);
  const { memberId, token } = await buildMember(world);
  const [out, locked] = [token, await openSession(world, memberId)];
  const streams = await Promise.all([out, locked].map((one) => listenAs(one)));
  const visitor = await listenAs();
  await world.call('POST /api/logout', {}, out);
  await streams[0]?.ended;
  expect(streams[0]?.frames.at(-1)).toMatchObject({ event: 'end', data: { why: 'session' } });
  await world.db.orm.update(member).set({ status: 'locked' }).where(eq(member.id, memberId));
  await streams[1]?.ended;

  const idle = await buildMember(world);
  const sleeper = await listenAs(idle.token);
  world.clock.set('2025-06-15T19:30:01+07:00');
  await sleeper.ended;
  expect(sleeper.frames.at(-1)).toMatchObject({ data: { why: 'session' } });
  await changeContent();
  await visitor.until(isChange('content'));
});

test("a page of another member's is refused", async () => {
  const asked = await live.open('', { ...bearer(mine.token), [MEMBER_HEADER]: other.memberId });
  expect(asked.status).toBe(200);
  expect(asked.headers.get('content-type')).toContain('application/json');
});

test('bounds: an address, a member, the whole process; what is refused says when to come again', async () => {
  const tight = await openLive(world, { eachAddress: 2, eachMember: 1, all: 3 });
  try {
    const from = (address: string) => ({ 'x-client-address': address });
    const open = await Promise.all([1, 2].map(() => tight.open('', from('198.51.100.7'))));
    const third = await tight.open('', from('198.51.100.7'));
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '30']);
    const { token } = await buildMember(world);
    open.push(await tight.open('', { ...from('198.51.100.8'), ...bearer(token) }));
    for (const one of open) await one.until(({ event }) => event === 'time');
    expect((await tight.open('', from('198.51.100.9'))).status).toBe(503);
    open[0]?.close();
    await vi.waitFor(() => expect(tight.streams.size).toBe(2), { timeout: 20_000 });
    expect((await tight.open('', { ...from('198.51.100.8'), ...bearer(token) })).status).toBe(429);
  } finally {
    await tight.close();
  }
});

test('a server that stops ends every stream at once and takes no more', async () => {
  const stopping = await openLive(world);
  const open = await stopping.open();
  await open.until(({ event }) => event === 'time');
  stopping.streams.close();
  await open.ended;
  expect(open.frames.at(-1)).toMatchObject({ event: 'end', data: { why: 'busy' } });
  const late = await stopping.open();
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  await stopping.close();
});

test('events are kept for some minutes', async () => {
  const { orm } = world.db;
  await changeContent();
  await orm.update(liveEvent).set({ at: sql`now() - interval '11 minutes'` });
  const old = await orm.select({ id: max(liveEvent.id) }).from(liveEvent);
  await changeContent();
  await cleanEvents(world);
  const left = await orm.select({ id: min(liveEvent.id) }).from(liveEvent);
  expect(Number(left[0]?.id)).toBeGreaterThan(Number(old[0]?.id));
});
