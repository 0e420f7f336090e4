import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { content } from '#backend/areas/agent/tables.ts';
import { drawDay, numberControl } from '#backend/areas/lotto/tables.ts';
import { areas } from '#backend/areas.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { hearStatements } from '#backend/testing/statements.ts';
import { openWorld } from '#backend/testing/world.ts';
import { areas as contract } from '#contract/calls.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { createChanges } from './changes.ts';
import { cleanChanges } from './clean-changes.ts';
import { followClock } from './follow-clock.ts';
import { noteChanges } from './note-changes.ts';
import { readEvents } from './read-events.ts';
import { visibleChange } from './tables.ts';

const { publicTables, transitions } = readEvents(areas);
/** Public calls whose answers stand on no page that could be kept. */
const ON_NO_PAGE = [
  'POST /api/check_account',
  'POST /api/register',
  'POST /api/login',
  'POST /api/reset_password',
  'POST /api/reset_password_v2',
  'POST /api/game/demo',
  'POST /api/house/open',
  'POST /api/house/spin',
  'POST /api/house/seed',
  'POST /api/house/replay',
  'POST /api/line/login',
  'POST /api/line/simulate',
  // Made of the settings, which only a new start changes.
  'GET /api/line/way',
  // Changes with every shot: a page reads it anew.
  'GET /api/lotto/yeekee/lists',
  // Change with every answer: a page shows them a little old, and reads them anew in the browser.
  'GET /api/poll/stats',
  'GET /api/poll/tickets',
  // Changes with every bill: a page that shows it is shown this once.
  'GET /api/lotto/limit/number',
];
const publicCalls = Object.values(contract)
  .flatMap((area) => Object.values<AnyEndpoint>(area))
  .filter((call) => call.auth === 'public' || call.sameForAll)
  .filter(({ method, path }) => !ON_NO_PAGE.includes(`${method} ${path}`));

/** Looked at for whom a call is answered, and how often, not for what. */
const WHO_ASKS = ['session', 'member', 'limit_use'];
/** Never changed, and only written in the transaction that raises the version of its round, which is published. */
const PUBLISHED_WITH_ITS_ROUND = ['terms_change'];
/** Every bet writes bills, and would void all pages. Those that won are paid before their round ends, which is published. */
const ENDED_BEFORE_THEIR_ROUND: Readonly<Record<string, readonly string[]>> = {
  'GET /api/lotto/paid': ['bill'],
};

/** Rows that are written once are changed here too: what is looked at is who hears of it, not who may. */
const WITHOUT_GUARDS = `
  DO $$ DECLARE guard record; BEGIN
    FOR guard IN SELECT tgname AS name, tgrelid::regclass AS own FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE proname IN ('refuse_change', 'refuse_step') LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', guard.name, guard.own);
    END LOOP;
  END $$`;

/** The seed has played no game. */
const A_RETURN = `INSERT INTO game_return VALUES ('lucky-market', 1, 100, 100, 10000)`;

/** Nor are there prizes, a seed or a winner of its poll. */
const A_DRAW = `
  INSERT INTO poll_prize VALUES (1, 1, 'point', 1);
  INSERT INTO poll_seed VALUES (gen_random_uuid(), gen_random_uuid(), 'x', 'x', 'x', 0, now());
  INSERT INTO poll_winner VALUES (gen_random_uuid(), 1, 1, 1, gen_random_uuid(), 'point', 1, true, now())`;

const world = await openWorld();
let heard = 0;
beforeAll(async () => {
  await world.db.script(WITHOUT_GUARDS);
  await world.db.script(A_RETURN);
  await world.db.script(A_DRAW);
  await noteChanges(world.db, publicTables);
  world.db.onChange(() => {
    heard += 1;
  });
  await world.db.orm
    .insert(numberControl)
    .values({ roundId: ROUND, type: 'top_2', number: '12', control: 'blocked' });
  const at = world.clock.now();
  await world.db.orm
    .insert(drawDay)
    .values({ kind: 'lao', day: '2025-07-01', isHeld: false, at, actId: world.services.actId });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => vi.useRealTimers());

async function countedBy(work: () => Promise<unknown>): Promise<number> {
  heard = 0;
  await work();
  return heard;
}

/** Every table that a statement reads. */
function tablesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?"?(\w+)"?/gi)].map(([, name = '']) => name);
}

test('every table that a public call reads is declared', async () => {
  const declared = new Set(publicTables.map(getTableName));
  const { token } = await buildMember(world);
  const inputs: Record<string, unknown> = {
    'GET /api/agent/validate': { code: 'pwin' },
    'GET /api/lotto/result': { round_id: 'glo-2025-06-01' },
    'GET /api/lotto/rates/changes': { kind: 'glo' },
    'POST /api/lotto/results/check': { numbers: ['097863'] },
    'GET /api/poll/winners': { poll_id: 1 },
    'GET /api/game/lobby': { lobby_key: 'slot' },
    'GET /api/game/detail': { provider_id: 'house', game_id: 'lucky-market' },
    'GET /api/game/return': { provider_id: 'house', game_id: 'lucky-market' },
  };
  const known = { name: 'tables', text: 'SELECT tablename AS name FROM pg_tables' };
  const tables = new Set((await world.db.query<{ name: string }>(known, [])).map(({ name }) => name));
  for (const { method, path, auth } of publicCalls) {
    const key = `${method} ${path}`;
    const { texts } = hearStatements();
    const { status } = await world.send(
      key,
      inputs[key] ?? { round_id: ROUND },
      auth === 'member' ? { authorization: `Bearer ${token}` } : {},
    );
    expect(status, key).toBe(200);
    const read = new Set(texts.flatMap(tablesIn).filter((name) => tables.has(name)));
    const undeclared = [...read].filter(
      (name) =>
        !declared.has(name) &&
        ![...WHO_ASKS, ...PUBLISHED_WITH_ITS_ROUND, ...(ENDED_BEFORE_THEIR_ROUND[key] ?? [])].includes(name),
    );
    expect(undeclared, key).toEqual([]);
    expect(texts.length, key).toBeGreaterThan(0);
    vi.restoreAllMocks();
  }
});

test('a login, a bill and its cancellation write nothing that visitors see', async () => {
  expect(
    await countedBy(async () => {
      const { token } = await buildMember(world, { balance: 100 });
      const { bill_id } = await placeBill(world, token, [{ type: 'top_2', number: '34', amount: 10 }]);
      await world.call('POST /api/lotto/bill/cancel', { bill_id }, token);
      await world.call(
        'POST /api/member/payment/generate_qr',
        { channel_id: 1, sub_channel_id: 1, amount: 100 },
        token,
      );
    }),
  ).toBe(0);
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['a banner appears', '2025-06-16T15:10:00+07:00'],
  ['a round closes', '2025-06-16T15:20:00+07:00'],
  ['a banner goes', '2025-06-16T15:30:00+07:00'],
])('what changes by the clock alone is published at its instant: %s', async (_, instant) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const startsAt = new Date('2025-06-16T15:10:00+07:00');
  const endsAt = new Date('2025-06-16T15:30:00+07:00');
  const banner = {
    agentId: 31,
    kind: 'banner' as const,
    id: 99,
    image: '/x.svg',
    title: 'x',
    startsAt,
    endsAt,
  };
  await world.db.orm.insert(content).values(banner).onConflictDoNothing();
  const at = (ms: number) => world.clock.set(new Date(Date.parse(instant) + ms).toISOString());
  at(-60_000);
  const changes = createChanges();
  const clock = followClock(world.services, transitions, changes);
  while (vi.getTimerCount() === 0) await nextTurn();
  at(-1);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(changes.count()).toBe(0);
  at(3);
  await vi.advanceTimersByTimeAsync(4);
  expect(changes.count()).toBe(1);
  clock.close();
  world.clock.set('2025-06-15T19:00:00+07:00');
});

test('old changes are cleaned, and those of another server', async () => {
  const count = async () => (await world.db.orm.select().from(visibleChange)).length;
  await world.db.orm.update(content).set({ position: sql`${content.position} + 1` });
  const before = await count();
  await world.db.orm
    .insert(visibleChange)
    .values([{ transaction: '1', at: new Date(Date.now() - 3_700_000) }, { transaction: '99999999999' }]);
  await cleanChanges(world.services);
  expect(await count()).toBe(before);
});

test('a table that is declared no more is noted no more, and one that is noted already stays so', async () => {
  const others = publicTables.filter((table) => table !== content);
  const change = () => world.db.orm.update(content).set({ position: sql`${content.position} + 1` });
  await noteChanges(world.db, others);
  expect(await countedBy(change)).toBe(0);
  await noteChanges(world.db, publicTables);
  await noteChanges(world.db, publicTables);
  expect(await countedBy(change)).toBe(1);
});

/** The last tests, for they leave rows that make no sense. */
describe.each(publicTables.map((table) => [getTableName(table), table] as const))('%s', (_, table) => {
  const one = sql`ctid = (SELECT min(ctid) FROM ${table})`;
  const columns = Object.values(getTableColumns(table)).filter(({ primary }) => !primary);
  const text = columns.find((one) => one.getSQLType() === 'text' && !one.enumValues?.length);
  const column = text ?? columns.find(({ dataType }) => dataType === 'number' || dataType === 'bigint');
  const to = (value: SQL) =>
    sql`UPDATE ${table} SET ${sql.identifier(column?.name ?? '')} = ${value} WHERE ${one}`;
  const change = to(text ? sql`${column} || '1'` : sql`${column} + 1`);

  test('publishes every change when it is committed, and nothing else', async () => {
    const { orm } = world.db;
    expect(await countedBy(() => orm.execute(change)), 'update').toBe(1);
    expect(await countedBy(() => orm.execute(to(sql`${column}`))), 'update to the same').toBe(0);
    await orm.execute(sql`CREATE TEMPORARY TABLE kept AS SELECT * FROM ${table} WHERE ${one}`);
    expect(await countedBy(() => orm.execute(sql`DELETE FROM ${table} WHERE ${one}`)), 'delete').toBe(1);
    const back = sql`INSERT INTO ${table} SELECT * FROM kept ON CONFLICT DO NOTHING`;
    expect(await countedBy(() => orm.execute(back)), 'insert').toBe(1);
    expect(await countedBy(() => orm.execute(back)), 'insert of what is there').toBe(0);
    await orm.execute(sql`DROP TABLE kept`);
    const twice = () =>
      world.db.transact(async (tx) => {
        await tx.orm.execute(change);
        await tx.orm.execute(change);
        expect(heard, 'nothing before the commit').toBe(0);
      });
    expect(await countedBy(twice), 'a transaction once').toBe(1);
    const undone = () =>
      world.db.transact(async (tx) => {
        await tx.orm.execute(change);
        throw new Error('undone');
      });
    expect(await countedBy(() => undone().catch(() => undefined)), 'undone').toBe(0);
  });
});
