import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, mobileOf, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { openWorld } from '#backend/testing/world.ts';

const OPEN = 'POST /api/member/data/open';
const READ = 'GET /api/member/data';
const MINUTE_MS = 60_000;

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const open = (token: string, password = TEST_PASSWORD) => world.call(OPEN, { password }, token);

/** The whole file of a member, put together. */
async function fileOf(token: string): Promise<{ text: string; pieces: number }> {
  let [text, pieces] = ['', 0];
  for (let after: string | undefined | null; after !== null; pieces += 1) {
    const { body } = await world.call(READ, after === undefined ? {} : { after }, token);
    if (!body.data) throw new Error(JSON.stringify(body));
    text += body.data.text;
    after = body.data.next;
  }
  return { text, pieces };
}

/** What is kept of members and is in no file, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  live_event: 'news of some minutes, of what stands in other tables',
  reset_code: 'a code of some minutes, kept as a hash',
};
/** Columns that no file has. */
const SECRET = /hash$|secret|^token|recovery|_key$|^device_key$|_code_hash/;
const IN_FILES = ['idempotency_key'];

test('every table that names a member is in the file, or is left out for a reason', async () => {
  const modules = Object.values(
    import.meta.glob<Record<string, unknown>>('/backend/**/tables.ts', { eager: true }),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable));
  const naming = tables.filter((table) =>
    Object.values(getTableColumns(table)).some(({ name }) => name === 'member_id'),
  );
  const names = new Set(world.services.ownTables.map(({ table }) => getTableName(table)));
  const missing = naming.map(getTableName).filter((name) => !names.has(name) && !(name in leftOut));
  expect(naming.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
  for (const { table, without = [] } of world.services.ownTables) {
    const shown = Object.values(getTableColumns(table)).filter((column) => !without.includes(column));
    const secret = shown.filter(({ name }) => SECRET.test(name) && !IN_FILES.includes(name));
    expect([getTableName(table), secret.map(({ name }) => name)]).toEqual([getTableName(table), []]);
  }
});

test('a wrong password opens nothing, the right one opens this session alone, for a quarter of an hour', async () => {
  const { token, memberId } = await buildMember(world);
  expect((await world.send(READ, null)).status).toBe(401);
  expect((await world.send(OPEN, { password: TEST_PASSWORD })).status).toBe(401);
  expect((await world.send(OPEN, {}, { authorization: `Bearer ${token}` })).status).toBe(422);
  expect((await open(token, 'not-my-password')).body.error).toBe(4008);
  expect((await world.call(READ, {}, token)).body.error).toBe(4015);
  const opened = await open(token);
  expect(opened.body.error).toBe(0);
  expect((await world.call(READ, {}, token)).body.error).toBe(0);
  const other = await openSession(world, memberId);
  expect((await world.call(READ, {}, other)).body.error).toBe(4015);
  const began = world.clock.now().getTime();
  world.clock.set(new Date(began + 15 * MINUTE_MS).toISOString());
  expect((await world.call(READ, {}, token)).body.error).toBe(4015);
  world.clock.set(new Date(began).toISOString());
});

test('holds what the member has, nothing of another, no secret; a place of another member is none', async () => {
  const [one, two] = [await buildMember(world, { balance: 900 }), await buildMember(world, { balance: 700 })];
  for (const { token } of [one, two]) {
    await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 10 }]);
    await makeQr(world, token, { amount: 100 });
    await makeWithdrawal(world, token);
    await open(token);
  }
  const { text } = await fileOf(one.token);
  const file = JSON.parse(text);
  expect(Object.keys(file)).toEqual([
    'made_at',
    'money_unit',
    ...world.services.ownTables.map(({ table }) => getTableName(table)),
  ]);
  expect(file.member).toMatchObject([{ id: one.memberId, username: await mobileOf(world, one.memberId) }]);
  // The money of the beginning came by a deposit too.
  expect(file.deposit).toHaveLength(2);
  for (const name of ['bill', 'bill_line', 'withdrawal', 'session', 'wager', 'wager_total'])
    expect([name, file[name].length]).toEqual([name, 1]);
  const wallets = await world.call('POST /api/member/wallets', {}, one.token);
  const [main] = wallets.body.data ?? [];
  const last = file.ledger_entry.findLast(({ kind }: { kind: string }) => kind !== '');
  expect(file.ledger_account.map(({ balance }: { balance: number }) => balance)).toContain(
    Math.round((main?.balance ?? 0) * 100),
  );
  expect(last.satang).not.toBe(0);
  expect(text).not.toContain(two.memberId);
  expect(text).not.toContain(await mobileOf(world, two.memberId));
  expect(text).not.toMatch(/password|token_hash|scrypt|recovery_codes/);

  const { next } = (await world.call(READ, {}, two.token)).body.data ?? {};
  for (const after of [next ?? '', 'bill~~x', 'member~', '~', `${next}x`])
    expect((await world.call(READ, { after }, one.token)).status).toBe(404);
});

test('a long history comes in pieces that make one file, each row once', async () => {
  const { token, memberId } = await buildMember(world, { balance: 10 });
  await world.db.query(
    {
      name: 'test_many_events',
      text: `INSERT INTO security_event (id, member_id, kind, device, at)
        SELECT gen_random_uuid(), $1::uuid, 'password_changed', 'device ' || n, $2::timestamptz + n / 10 * interval '1 ms'
        FROM generate_series(1, 2500) AS n`,
    },
    [memberId, world.clock.now()],
  );
  await open(token);
  const { text, pieces } = await fileOf(token);
  const events: { device: string }[] = JSON.parse(text).security_event;
  expect(new Set(events.map(({ device }) => device)).size).toBe(2_500);
  expect(events).toHaveLength(2_500);
  expect(pieces).toBe(world.services.ownTables.length + 2);
});

test('five times a day, not more', async () => {
  const { token } = await buildMember(world);
  for (let time = 0; time < 5; time += 1) expect((await open(token)).body.error).toBe(0);
  expect((await open(token)).status).toBe(429);
});
