import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltMember } from '#backend/testing/members.ts';
import { type BootedBackend, bootOnPostgres } from './booted-backend.ts';

let booted: BootedBackend;
let member: BuiltMember;

beforeAll(async () => {
  booted = await bootOnPostgres();
  member = await booted.addMember();
});
afterAll(() => booted[Symbol.asyncDispose]());

const bet = (key: string) => booted.bet(member, key);
const ask = (call: string) => booted.ask(call, member);
const RAW = /SQLSTATE|read-only transaction|No space|53100|25006|could not/i;

/** Connections are opened anew, on a busy machine for seconds. */
const PATIENCE_MS = 60_000;

/** Every connection is made anew, so that it meets what was set for the database. */
async function dropConnections(): Promise<void> {
  await booted.beside.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}

test('a read-only database: pages are read, bets answer 503, health says read_only and nothing of the database', async () => {
  const name = (await booted.beside.query('SELECT current_database() AS name')).rows[0].name;
  await booted.beside.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await dropConnections();
  await expect
    .poll(async () => (await ask('GET /api/lotto/lobby')).status, { timeout: PATIENCE_MS })
    .toBe(200);
  const refused = await bet('cannot-write-0001');
  expect(refused).toMatchObject({ status: 503, retryAfter: '5' });
  const health = await ask('GET /api/health');
  expect(health.status).toBe(503);
  expect(JSON.parse(health.text)).toMatchObject({ status: 'away', reasons: ['read_only'] });
  for (const { text } of [refused, health]) expect(text).not.toMatch(RAW);

  await booted.beside.query('SET default_transaction_read_only = off');
  await booted.beside.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await dropConnections();
  await expect.poll(async () => (await ask('GET /api/health')).status, { timeout: PATIENCE_MS }).toBe(200);
  expect(JSON.parse((await bet('cannot-write-0001')).text)).toMatchObject({ error: 0 });
});

test('a full disk: bets answer 503, health says disk_full and nothing of the database', async () => {
  await booted.beside.query(`
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = '53100'; END $$`);
  await booted.beside.query('CREATE TRIGGER no_space BEFORE INSERT ON transfer EXECUTE FUNCTION no_space()');
  const refused = await bet('cannot-write-0002');
  expect(refused).toMatchObject({ status: 503, retryAfter: '5' });
  const health = await ask('GET /api/health');
  expect(JSON.parse(health.text)).toMatchObject({ status: 'away', reasons: ['disk_full'] });
  for (const { text } of [refused, health]) expect(text).not.toMatch(RAW);
  await booted.beside.query('DROP TRIGGER no_space ON transfer');
});
