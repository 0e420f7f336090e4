import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** What databases of tests are copied from, made once a run: migrating each would take seconds. */
export const MIGRATED = 'migrated';

/** A migrated database of this test's own on the run's PostgreSQL server; only in `x.postgres.test.ts`. */
export function createPostgresDatabase(): Promise<string> {
  return createDatabase(MIGRATED);
}

/** The same without any table. */
export function createEmptyPostgresDatabase(): Promise<string> {
  return createDatabase('template1');
}

async function createDatabase(template: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
