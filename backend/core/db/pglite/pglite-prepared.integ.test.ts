import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#backend/core/db/database.ts';
import type { PgliteDatabase } from '#backend/core/db/pglite/pglite.ts';
import { preparedOn } from '#backend/core/db/pglite/pglite-prepared.ts';
import { setting } from '#backend/core/db/tables.ts';
import { openCopy } from '#backend/testing/template.ts';

const db = await openCopy();
const isLite = (one: Database): one is PgliteDatabase => one.engine === 'pglite';
afterAll(() => db.close());

/** Seen first, prepared, executed. */
const TURNS = [1, 2, 3];
const ask = (text: string, values: readonly unknown[] = []) =>
  db.query<Record<string, unknown>>({ name: text.slice(0, 60), text }, values);

test('a statement answers the same when it comes again, whatever its types', async () => {
  const text = `SELECT $1::int AS whole, $2::bigint AS big, $3::text AS words, $4::timestamptz AS at, $5::jsonb AS body,
    $6::text[] AS list, $7::bigint[] AS sums, $8::boolean AS yes, $9::uuid AS id, $10::date::text AS day, NULL AS nothing`;
  const given = {
    whole: -7,
    big: 9_007_199_254_740_993n,
    words: `'"\\ ; -- 😀 ก็ \u202e`,
    at: new Date('2025-06-15T12:00:00.123Z'),
    body: { a: [1, null, 'x'] },
    list: ['a,b', '"', '', 'null', '{}'],
    sums: [1n, 2n],
    yes: false,
    id: '00000000-0000-4000-8000-000000000001',
    day: '2025-06-15',
  };
  for (const turn of TURNS) {
    expect(await ask(text, Object.values(given)), `turn ${turn}`).toEqual([{ ...given, nothing: null }]);
    const nulls = await ask(
      text,
      Object.values(given).map(() => null),
    );
    expect(new Set(Object.values(nulls[0] ?? {}))).toEqual(new Set([null]));
  }
});

test('an error has its code each time, and what follows it works, in and out of a transaction', async () => {
  const twice = () => ask(`INSERT INTO setting (key, value) VALUES ('one', '1'), ('one', '2')`);
  for (const _ of TURNS) {
    await expect(twice()).rejects.toMatchObject({ code: '23505' });
    const undone = db.transact(async (tx) => {
      await tx.orm.insert(setting).values({ key: 'two', value: 2 });
      await tx.orm.insert(setting).values({ key: 'two', value: 2 });
    });
    await expect(undone).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await db.orm.$count(setting)).toBe(0);
  }
});

test('transactions and single statements beside each other do not mix', async () => {
  await db.orm.insert(setting).values({ key: 'sum', value: 0 });
  const add = () =>
    db.transact(async (tx) => {
      const [row] = await tx.orm.select().from(setting).where(eq(setting.key, 'sum'));
      await tx.orm
        .update(setting)
        .set({ value: Number(row?.value) + 1 })
        .where(eq(setting.key, 'sum'));
    });
  const look = () => ask(`SELECT value FROM setting WHERE key = 'sum'`);
  await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? add() : look())));
  expect(await look()).toEqual([{ value: 20 }]);
});

test('no plan outlives the shape of its table, and more texts than are kept go on working', async () => {
  const all = () => ask('SELECT * FROM setting');
  for (const _ of TURNS) await all();
  await db.orm.execute(sql`ALTER TABLE setting ADD COLUMN more text DEFAULT 'x'`);
  for (const _ of TURNS) expect(await all()).toEqual([{ key: 'sum', value: 20, more: 'x' }]);
  await db.script('ALTER TABLE setting DROP COLUMN more');
  for (const _ of TURNS) expect(await all()).toEqual([{ key: 'sum', value: 20 }]);
  for (const _ of TURNS)
    for (let at = 0; at < 150; at += 1) expect(await ask(`SELECT ${at} AS at`)).toEqual([{ at }]);
  const [kept] = await ask('SELECT count(*)::int AS count FROM pg_prepared_statements');
  expect(kept?.count).toBeLessThanOrEqual(121);
});

test('many long rows, what was changed, and notices come as they do for a text that is new', async () => {
  if (!isLite(db)) throw new Error('copies are on PGlite');
  const { instance } = db;
  const run = preparedOn(instance).run(
    (text, values, how) => instance.query(text, [...values], how),
    (work) => instance.runExclusive(work),
  );
  const text = `SELECT n, CASE WHEN n % 3 = 0 THEN NULL ELSE repeat('ก็ x', n) END AS words FROM generate_series(1, $1::int) n`;
  const [first, ...later] = await Promise.all(TURNS.map(() => run(text, [900])));
  expect(first?.rows).toHaveLength(900);
  for (const one of later) expect(one).toMatchObject({ rows: first?.rows, fields: first?.fields });

  await db.script(
    `CREATE FUNCTION says() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'heard'; RETURN 1; END $$`,
  );
  const heard: unknown[] = [];
  for (const _ of TURNS)
    await run('SELECT says() AS one', [], { onNotice: ({ message }) => heard.push(message) });
  expect(heard).toEqual(TURNS.map(() => 'heard'));

  for (const turn of TURNS) {
    const { affectedRows } = await run(`UPDATE setting SET value = $1::jsonb`, [turn]);
    expect(affectedRows, `turn ${turn}`).toBe(1);
  }
});
