import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { type Backend, bootBackend } from '#backend/boot.ts';
import { readBackendEnv } from '#backend/env.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { buildMember } from '#backend/testing/members.ts';
import { createPostgresDatabase } from '#tests/postgres-database.ts';

const folder = scratchFolder();
let backend: Backend;
let admin: pg.Client;
let token: string;

beforeAll(async () => {
  const url = await createPostgresDatabase();
  backend = await bootBackend(
    readBackendEnv(areas, {
      DATABASE_URL: url,
      DATA_DIR: folder.path,
      BACKEND_CLOCK: '2025-06-15T19:00:00+07:00',
      LOG_LEVEL: 'silent',
    }),
  );
  const { services } = backend;
  const world = { services, clock: { ...services.clock, set: () => {} } };
  ({ token } = await buildMember(world, { balance: 1_000 }));
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await backend.close();
  folder[Symbol.dispose]();
});

async function ask(method: 'GET' | 'POST', path: string, body?: unknown) {
  const response = await backend.handle(
    new Request(`http://backend.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
}

const bet = () =>
  ask('POST', '/api/lotto/bill/create', {
    round_id: 'glo-2025-06-16',
    lines: [{ type: 'top_2', number: '12', amount: 1 }],
    idempotency_key: 'cannot-write-0001',
  });
const RAW = /SQLSTATE|read-only transaction|No space|53100|25006|could not/i;

/** Every connection is made anew, so that it meets what was set for the database. */
async function dropConnections(): Promise<void> {
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}

test('a read-only database: pages are read, bets answer 503, health says read_only and nothing of the database', async () => {
  const name = (await admin.query('SELECT current_database() AS name')).rows[0].name;
  await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await dropConnections();
  await expect.poll(async () => (await ask('GET', '/api/lotto/lobby')).status).toBe(200);
  const refused = await bet();
  expect(refused).toMatchObject({ status: 503, retryAfter: '5' });
  const health = await ask('GET', '/api/health');
  expect(health.status).toBe(503);
  expect(JSON.parse(health.text)).toMatchObject({ status: 'away', reasons: ['read_only'] });
  for (const { text } of [refused, health]) expect(text).not.toMatch(RAW);

  await admin.query('SET default_transaction_read_only = off');
  await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await dropConnections();
  await expect.poll(async () => (await ask('GET', '/api/health')).status, { timeout: 10_000 }).toBe(200);
  expect(JSON.parse((await bet()).text)).toMatchObject({ error: 0 });
});

test('a full disk: bets answer 503, health says disk_full and nothing of the database', async () => {
  await admin.query(`
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = '53100'; END $$`);
  await admin.query('CREATE TRIGGER no_space BEFORE INSERT ON transfer EXECUTE FUNCTION no_space()');
  const refused = await ask('POST', '/api/lotto/bill/create', {
    round_id: 'glo-2025-06-16',
    lines: [{ type: 'top_2', number: '12', amount: 1 }],
    idempotency_key: 'cannot-write-0002',
  });
  expect(refused).toMatchObject({ status: 503, retryAfter: '5' });
  const health = await ask('GET', '/api/health');
  expect(JSON.parse(health.text)).toMatchObject({ status: 'away', reasons: ['disk_full'] });
  for (const { text } of [refused, health]) expect(text).not.toMatch(RAW);
  await admin.query('DROP TRIGGER no_space ON transfer');
});
