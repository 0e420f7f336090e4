import { getTableName } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { columnClasses } from '#backend/testing/column-classes.ts';
import { fillEvidence } from '#backend/testing/evidence-books.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
beforeAll(async () => {
  await fillEvidence(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

const words = (text = '') => text.split(' ').filter((word) => word !== '');
const classes = ['once', 'onward', 'sealed', 'derived', 'free'] as const;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isIdentity: boolean;
}

/** Read once: it takes longer than any of the tests. */
const columns = await world.db.query<Column>(
  {
    name: 'test_columns',
    text: `SELECT table_name AS table, column_name AS name, udt_name AS type, is_identity = 'YES' AS "isIdentity"
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  },
  [],
);

test('every column of every table has one class: whoever adds one says what it is', () => {
  const there = columns.map(({ table, name }) => `${table}.${name}`);
  const said = Object.entries(columnClasses).flatMap(([table, own]) =>
    classes.flatMap((one) => words(own[one]).map((name) => `${table}.${name}`)),
  );
  expect(said.toSorted()).toEqual(there.toSorted());
});

const sealings = areas.flatMap((area) => area.sealings);

test('every sealed column is in what a sealing covers, of its own table or beside a row of another', () => {
  const covered = new Set(
    sealings.flatMap(({ table, key, columns: own }) =>
      [...key, ...own].map((column) => `${getTableName(table)}.${column.name}`),
    ),
  );
  const beside = sealings.map((sealing) => sealing.beside ?? '').join();
  const open = Object.entries(columnClasses).flatMap(([table, own]) =>
    words(own.sealed)
      .filter((name) => !covered.has(`${table}.${name}`) && !beside.includes(`"${table}"."${name}"`))
      .map((name) => `${table}.${name}`),
  );
  expect(open).toEqual([]);
});

/** Another value of a type than the one that is there. */
const other: Readonly<Record<string, (column: string) => string>> = {
  uuid: () => `'00000000-0000-4000-8000-0000000000ff'`,
  int4: (column) => `coalesce(${column}, 0) + 1`,
  int8: (column) => `coalesce(${column}, 0) + 1`,
  bool: (column) => `NOT coalesce(${column}, false)`,
  date: (column) => `${column} + 1`,
  timestamptz: (column) => `coalesce(${column}, now()) + interval '1 day'`,
  jsonb: () => `'{"forged": true}'`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
};

const once = Object.entries(columnClasses).flatMap(([table, own]) =>
  words(own.once).map((name) => [table, name] as const),
);

test.each(once)('%s.%s is never written again', async (table, name) => {
  const [column] = columns.filter((one) => one.table === table && one.name === name);
  if (!column) throw new Error(`There is no column ${table}.${name}`);
  const quoted = `"${name}"`;
  const value = column.isIdentity ? 'DEFAULT' : (other[column.type]?.(quoted) ?? 'NULL');
  await world.db.script(`SAVEPOINT before`);
  // The first row that says something there.
  const one = `SELECT ctid FROM "${table}" ORDER BY ${quoted} IS NULL LIMIT 1`;
  const forge = world.db.script(`UPDATE "${table}" SET ${quoted} = ${value} WHERE ctid = (${one})`);
  await expect(forge).rejects.toThrow(/written once and never changed|only goes on/);
});

const kept = Object.keys(columnClasses).filter((table) => !columnClasses[table]?.leaves);

test.each(kept)('no row of %s is taken out', async (table) => {
  await world.db.script('SAVEPOINT before');
  await expect(world.db.script(`DELETE FROM "${table}"`)).rejects.toThrow(/never changed/);
  await world.db.script('ROLLBACK TO before');
  await expect(world.db.script(`TRUNCATE "${table}"`)).rejects.toThrow(/never changed/);
});
