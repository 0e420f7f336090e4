import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyPostgresDatabase, createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

test('every test has a database of its own on a server that writes through', async () => {
  const [one, two] = await Promise.all([createPostgresDatabase(), createEmptyPostgresDatabase()]);
  expect(one).not.toBe(two);
  const client = new pg.Client({ connectionString: one });
  await client.connect();
  const { rows } = await client.query('SHOW fsync');
  await client.end();
  expect(rows).toEqual([{ fsync: 'on' }]);
});
