import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** What databases of tests are copied from, made once a run: migrating each would take seconds. */
export const MIGRATED = 'migrated';

/** A migrated database of this test's own on the run's PostgreSQL server; only in `x.postgres.test.ts`. */
export function createPostgresDatabase(): Promise<string> {
  return createDatabase(MIGRATED);
}

/** Databases of this process that further ones are copied from, by what is in them. */
const filled = new Map<string, Promise<string>>();

/**
 * A copy of a migrated database with the rows that `fill` writes, which gets its connection string. `name` says which rows they are.
 * It is filled once a process, because that takes five times as long as a copy.
 */
export async function createFilledPostgresDatabase(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const make = async () => {
    const url = await createPostgresDatabase();
    await fill(url);
    return new URL(url).pathname.slice(1);
  };
  const template = filled.get(name) ?? make();
  filled.set(name, template);
  return createDatabase(await template);
}

/** A database of this test's own without any table. */
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
