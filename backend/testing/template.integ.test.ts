import { expect, test } from 'vitest';
import { setting } from '#backend/core/db/tables.ts';
import { openCopy, openFilled } from './template.ts';

const PUBLIC_TABLES = `SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'`;
const NO_TRACE = [
  `CREATE TABLE much AS SELECT n, repeat(md5(n::text), 20) AS text FROM generate_series(1, 20000) AS n`,
  'CREATE INDEX ON much (text)',
  'DELETE FROM much WHERE n % 2 = 0',
  'VACUUM much',
  'CHECKPOINT',
  'DROP INDEX much_text_idx',
  `CREATE FUNCTION loud() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'loud'; END $$`,
  'CREATE TRIGGER loud BEFORE INSERT ON setting FOR EACH ROW EXECUTE FUNCTION loud()',
  `SET TIME ZONE 'Asia/Tokyo'`,
];

test('a database that was closed is the next one’s as if it were new, whatever was done to it', async () => {
  const first = await openCopy();
  const tables = await first.query({ name: 'tables', text: PUBLIC_TABLES }, []);
  await first.orm.insert(setting).values({ key: 'one', value: 1 });
  for (const statement of NO_TRACE) await first.script(statement);
  await first.close();
  await expect(first.query({ name: 'late', text: 'SELECT 1' }, [])).rejects.toThrow('closed');

  for (const turn of [1, 2]) {
    const next = await openCopy();
    expect(await next.query({ name: 'tables', text: PUBLIC_TABLES }, []), `turn ${turn}`).toEqual(tables);
    expect(await next.query({ name: 'zone', text: 'SHOW timezone' }, [])).not.toEqual([
      { TimeZone: 'Asia/Tokyo' },
    ]);
    await next.orm.insert(setting).values({ key: 'one', value: 2 });
    expect(await next.orm.select().from(setting)).toEqual([{ key: 'one', value: 2 }]);
    // Left open by SQL text, as by a test that failed in the middle.
    await next.script(`BEGIN; INSERT INTO setting (key, value) VALUES ('two', '2')`);
    await next.close();
  }
});

test('databases that are open at once are not each other’s, and the same name has the same rows', async () => {
  const fill = (db: Awaited<ReturnType<typeof openCopy>>) =>
    db.transact(async (tx) => void (await tx.orm.insert(setting).values({ key: 'filled', value: 1 })));
  for (const turn of [1, 2, 3]) {
    const both = await Promise.all([openFilled('a test', fill), openFilled('a test', fill)]);
    for (const db of both) {
      expect(await db.orm.select().from(setting), `turn ${turn}`).toEqual([{ key: 'filled', value: 1 }]);
      await db.orm.insert(setting).values({ key: 'own', value: 1 });
    }
    for (const db of both) await db.close();
  }
});
