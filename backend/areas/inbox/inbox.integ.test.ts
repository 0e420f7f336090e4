import { afterEach, beforeEach, expect, test } from 'vitest';
import { billMessages } from '#backend/areas/inbox/bill-messages.ts';
import { cleanInbox } from '#backend/areas/inbox/clean-inbox.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { inboxMessage } from '#backend/core/inbox/tables.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import type { InboxKind } from '#rules/inbox/inbox.ts';

let world: World;
let member: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world, { balance: 0 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const tell = (about: string, kind: InboxKind = 'withdrawal', of = member) =>
  sendMessages(world.db, [{ memberId: of.memberId, kind, about, at: world.clock.now() }]);
const list = async (token = member.token, before?: string) =>
  (await world.call('GET /api/member/inbox', before === undefined ? {} : { before }, token)).body.data;
const unread = async (token = member.token) =>
  (await world.call('GET /api/get_user_info', {}, token)).body.data?.counts.unread;

test('no session and bad input', async () => {
  expect((await world.call('GET /api/member/inbox', {})).status).toBe(401);
  expect((await world.call('GET /api/member/inbox/unread', {})).status).toBe(401);
  expect((await world.call('POST /api/member/inbox/read', {})).status).toBe(401);
  for (const ids of [[], ['x'], Array.from({ length: 21 }, (_, at) => `deposit:${at}`)])
    expect((await world.call('POST /api/member/inbox/read', { ids }, member.token)).status).toBe(422);
});

test('what happened is told once, newest first and in pages, and is read when it is marked', async () => {
  for (let at = 10; at < 35; at += 1) {
    world.clock.set(new Date(world.clock.now().getTime() + 1_000).toISOString());
    await tell(`W${at}`);
    await tell(`W${at}`);
  }
  expect(await unread()).toBe(25);
  const first = await list();
  expect(first?.rows.map(({ about }) => about).slice(0, 2)).toEqual(['W34', 'W33']);
  expect(first?.rows).toHaveLength(20);
  const rest = await list(member.token, first?.before ?? '');
  expect(rest?.rows.map(({ about }) => about)).toEqual(['W14', 'W13', 'W12', 'W11', 'W10']);
  expect(rest?.before).toBeNull();
  const ids = first?.rows.map(({ id }) => id) ?? [];
  const marked = await world.call('POST /api/member/inbox/read', { ids }, member.token);
  expect(marked.body.data).toEqual({ unread: 5 });
  await world.call('POST /api/member/inbox/read', {}, member.token);
  expect(await unread()).toBe(0);
  expect((await list())?.rows.every((row) => row.is_read)).toBe(true);
});

test('no more than a hundred are counted', async () => {
  const at = world.clock.now();
  await sendMessages(
    world.db,
    Array.from({ length: 130 }, (_, n) => ({
      ...{ memberId: member.memberId, kind: 'deposit' as const, about: `D${n}`, at },
    })),
  );
  expect(await unread()).toBe(100);
});

test('messages of a stranger are neither shown nor marked', async () => {
  const stranger = await buildMember(world, { balance: 0 });
  await tell('THEIRS', 'withdrawal', stranger);
  const ids = ['withdrawal:THEIRS'];
  const marked = await world.call('POST /api/member/inbox/read', { ids }, member.token);
  expect(marked.body.data).toEqual({ unread: 0 });
  expect((await list(member.token, ids[0]))?.rows).toEqual([]);
  expect(await unread(stranger.token)).toBe(1);
});

test('who is kept from playing sees results and money alone, and no reminder is written meanwhile', async () => {
  await tell('bonus-1', 'coupon');
  await tell('W1');
  expect(await unread()).toBe(2);
  const bar = { length: 'day' as const, password: TEST_PASSWORD };
  expect((await world.call('POST /api/member/protection/bar', bar, member.token)).body.error).toBe(0);
  member = { ...member, token: await openSession(world, member.memberId) };
  await tell('quest-1', 'quest');
  expect((await list())?.rows.map(({ id }) => id)).toEqual(['withdrawal:W1']);
  expect(await unread()).toBe(1);
  const { body } = await world.call('GET /api/member/inbox/unread', {}, member.token);
  expect(body.data).toEqual({ unread: 1 });
  expect((await world.db.orm.select().from(inboxMessage)).map(({ kind }) => kind).sort()).toEqual([
    'coupon',
    'withdrawal',
  ]);
});

test('each bill tells its result once', async () => {
  member = await buildMember(world, { balance: 1_000 });
  for (const number of ['12', '13'])
    await placeBill(world, member.token, [{ type: 'bottom_2', number, amount: 10 }]);
  world.clock.set('2025-06-16T18:00:00+07:00');
  await publish(world);
  await readWagers(world.db, billMessages);
  await readWagers(world.db, billMessages);
  const token = await openSession(world, member.memberId);
  const rows = ((await list(token))?.rows ?? []).filter(({ kind }) => kind === 'bill');
  expect(rows.map(({ kind, name }) => [kind, name])).toEqual([
    ['bill', 'glo'],
    ['bill', 'glo'],
  ]);
  expect(rows.every(({ outcome }) => outcome === 'won' || outcome === 'lost')).toBe(true);
});

test('what is older than 90 days goes', async () => {
  await tell('OLD');
  world.clock.set(new Date(world.clock.now().getTime() + 91 * 86_400_000).toISOString());
  await tell('NEW');
  expect(await cleanInbox(world.services)).toBe(1);
  const left = await world.db.orm.select().from(inboxMessage);
  expect(left.map(({ about }) => about)).toEqual(['NEW']);
});
