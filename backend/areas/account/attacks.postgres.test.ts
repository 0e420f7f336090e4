import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { member, resetCode, securityEvent } from '#backend/areas/account/tables.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { type BackendProcess, scratchFolder, startBackend } from '#backend/testing/backend-process.ts';
import { crowd } from '#backend/testing/crowd.ts';
import { NEWCOMER } from '#backend/testing/members.ts';
import { NOTICES_OF_A_KIND } from '#contract/constants.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

/** Two processes on one database, as two web servers see them. */
const folders = [scratchFolder(), scratchFolder()];
const backends: BackendProcess[] = [];
let db: ReturnType<typeof openPostgres>;

const PASSWORD = 'sabai-dee-99';
const own = { username: '0812345678', password: PASSWORD };
const HOME = { 'x-client-address': '192.0.2.10', 'x-device-id': 'browser-of-the-member-0001' };

const form = (username: string) => ({
  ...NEWCOMER,
  username,
  password: PASSWORD,
  bank_account_no: username,
});

let turn = 0;
async function post(path: string, body: unknown, headers: Record<string, string>) {
  turn += 1;
  const answer = await fetch(`${backends[turn % backends.length]?.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const parsed: { error: number; data?: { ref?: string }; access_token?: string } = await answer.json();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: parsed };
}

const AT_ONCE = 200;

/** As many calls as a hostile tester keeps open at once. */
const flood = <Answer>(calls: number, call: (index: number) => Promise<Answer>) =>
  crowd(calls, AT_ONCE, call);

const count = (answers: readonly { body: { error: number } }[], error: number) =>
  answers.filter(({ body }) => body.error === error).length;

beforeAll(async () => {
  const url = await createPostgresDatabase();
  const env = { DATABASE_URL: url, BACKEND_SECRET: 'a secret that both processes have' };
  for (const folder of folders) backends.push(await startBackend({ ...env, DATA_DIR: folder.path }));
  db = openPostgres(url, 2);
  expect((await post('/api/register', form(own.username), HOME)).body.error).toBe(0);
  expect((await post('/api/login', own, HOME)).body.error).toBe(0);
});
afterAll(async () => {
  await db?.close();
  for (const backend of backends) await backend[Symbol.asyncDispose]();
  for (const folder of folders) folder[Symbol.dispose]();
});

test('3,000 parallel requests for a code from 1,000 addresses make six codes, one at an address, and take nothing of the member', async () => {
  const answers = await flood(3_000, (index) =>
    post(
      '/api/reset_password',
      { username: own.username },
      { 'x-client-address': `198.18.${Math.floor(index / 250) % 4}.${index % 250}` },
    ),
  );
  const sent = answers.filter(({ body }) => body.error === 0);
  const { count: most } = accountLimits.codeOfNumber;
  expect(sent).toHaveLength(most);
  const rows = await db.orm.select().from(resetCode);
  expect(rows.map(({ ref }) => ref).sort()).toEqual(sent.map(({ body }) => body.data?.ref).sort());
  expect(await db.orm.$count(securityEvent)).toBe(Math.min(most, NOTICES_OF_A_KIND));
  for (const { status, retryAfter, body } of answers) {
    expect([0, 4005, 429]).toContain(body.error);
    if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
    // Only the address that asked for a code is told which one lives.
    if (body.error === 4005 && body.data?.ref) expect(rows.map(({ ref }) => ref)).toContain(body.data.ref);
  }
  const atHome = await post('/api/reset_password', { username: own.username }, HOME);
  expect(atHome.body.error).toBe(0);
});

test('100 parallel wrong passwords get three looks, and nobody at home waits for them', async () => {
  const guesses = flood(100, (index) =>
    post('/api/login', { ...own, password: `wrong-guess-${index}` }, { 'x-client-address': '203.0.113.5' }),
  );
  const good = await Promise.all(Array.from({ length: 10 }, () => post('/api/login', own, HOME)));
  expect(count(good, 0)).toBe(10);
  const answers = await guesses;
  expect(count(answers, 4001)).toBe(3);
  expect(count(answers, 4002) + count(answers, 429)).toBe(97);
  expect((await post('/api/login', own, HOME)).body.error).toBe(0);
});

test('ten good logins at once from a new device all work', async () => {
  const username = '0823456789';
  await post('/api/register', form(username), HOME);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      post('/api/login', { username, password: PASSWORD }, { 'x-client-address': '203.0.113.77' }),
    ),
  );
  expect(count(answers, 0)).toBe(10);
});

test('250 parallel registrations from one IPv6 line make 20 accounts, while a member logs in', async () => {
  const before = await db.orm.$count(member);
  const start = randomInt(1_000_000);
  const registrations = flood(250, (index) =>
    post('/api/register', form(`09${String(start + index).padStart(8, '0')}`), {
      'x-client-address': `2001:db8:5:5::${(index + 1).toString(16)}`,
    }),
  );
  const login = await post('/api/login', own, HOME);
  expect(login.body.error).toBe(0);
  const answers = await registrations;
  const { count: most } = accountLimits.registerFromAddress;
  expect(count(answers, 0)).toBe(most);
  expect(count(answers, 429)).toBe(250 - most);
  expect(await db.orm.$count(member)).toBe(before + most);
  expect((await post('/api/login', own, HOME)).body.error).toBe(0);
});
