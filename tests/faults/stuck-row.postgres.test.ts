import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { type Backend, bootBackend } from '#backend/boot.ts';
import { readBackendEnv } from '#backend/env.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { createPostgresDatabase } from '#tests/postgres-database.ts';

const folder = scratchFolder();
let backend: Backend;
let holder: pg.Client;
let stuck: BuiltMember;
let other: BuiltMember;

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
  stuck = await buildMember(world, { balance: 1_000 });
  other = await buildMember(world, { balance: 1_000 });
  holder = new pg.Client({ connectionString: url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await backend.close();
  folder[Symbol.dispose]();
});

async function ask(method: 'GET' | 'POST', path: string, body: unknown, { token }: { token: string }) {
  const startedAt = performance.now();
  const response = await backend.handle(
    new Request(`http://backend.test${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
    ms: performance.now() - startedAt,
  };
}

const bet = (member: BuiltMember, key: string) =>
  ask(
    'POST',
    '/api/lotto/bill/create',
    { round_id: 'glo-2025-06-16', lines: [{ type: 'top_2', number: '12', amount: 1 }], idempotency_key: key },
    member,
  );
const key = (count: number) => `stuck-row-${String(count).padStart(4, '0')}`;

test('30 bets behind one held row stop neither other members nor health; they are answered 503 and take their keys again', async () => {
  await holder.query('BEGIN');
  const { rowCount } = await holder.query(
    `SELECT 1 FROM ledger_account WHERE member_id = $1 AND kind = 'main' FOR UPDATE`,
    [stuck.memberId],
  );
  expect(rowCount).toBe(1);
  const waiting = Array.from({ length: 30 }, (_, count) => bet(stuck, key(count)));
  const looks = [];
  for (let count = 0; count < 10; count += 1) {
    looks.push(await bet(other, key(100 + count)), await ask('GET', '/api/health', null, other));
  }
  expect(looks.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Math.max(...looks.map(({ ms }) => ms))).toBeLessThan(2_000);

  const answers = await Promise.all(waiting);
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(20_000);

  await holder.query('ROLLBACK');
  for (const count of [0, 0, 29]) expect((await bet(stuck, key(count))).body).toMatchObject({ error: 0 });
  const wallets = await ask('POST', '/api/member/wallets', {}, stuck);
  expect(wallets.body.data[0].balance).toBe(998);
  await expectCleanAudit(backend.services);
});

test('a transaction that does nothing is ended, its connection replaced, and the call answered 503', async () => {
  const { db } = backend.services;
  await expect(
    db.transact(async (tx) => {
      await tx.query(
        { name: 'short_idle', text: `SET LOCAL idle_in_transaction_session_timeout = '50ms'` },
        [],
      );
      await holder.query('SELECT pg_sleep(0.3)');
      await tx.query({ name: 'after_idle', text: 'SELECT 1' }, []);
    }),
  ).rejects.toMatchObject({ name: 'DatabaseAway' });
  expect(await db.query({ name: 'still_there', text: 'SELECT 1 AS one' }, [])).toEqual([{ one: 1 }]);
});

test('members have short limits, jobs and commands long ones', async () => {
  const settings = await backend.services.db.query<{ name: string; setting: string }>(
    {
      name: 'limits',
      text: `SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout') ORDER BY name`,
    },
    [],
  );
  expect(settings).toEqual([
    { name: 'lock_timeout', setting: '3000' },
    { name: 'statement_timeout', setting: '8000' },
  ]);
});
