import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { type BootedBackend, bootOnPostgres } from './booted-backend.ts';

let booted: BootedBackend;
let stuck: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  booted = await bootOnPostgres();
  stuck = await booted.addMember();
  other = await booted.addMember();
});
afterAll(() => booted[Symbol.asyncDispose]());

const bet = (member: BuiltMember, key: string) => booted.bet(member, key);
const key = (count: number) => `stuck-row-${String(count).padStart(4, '0')}`;

test('30 bets behind one held row stop neither other members nor health; they are answered 503 and take their keys again', async () => {
  await booted.beside.query('BEGIN');
  const { rowCount } = await booted.beside.query(
    `SELECT 1 FROM ledger_account WHERE member_id = $1 AND kind = 'main' FOR UPDATE`,
    [stuck.memberId],
  );
  expect(rowCount).toBe(1);
  const waiting = Array.from({ length: 30 }, (_, count) => bet(stuck, key(count)));
  const looks = [];
  for (let count = 0; count < 10; count += 1) {
    looks.push(await bet(other, key(100 + count)), await booted.ask('GET /api/health', other));
  }
  expect(looks.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Math.max(...looks.map(({ ms }) => ms))).toBeLessThan(2_000);

  const answers = await Promise.all(waiting);
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(20_000);

  await booted.beside.query('ROLLBACK');
  for (const count of [0, 0, 29])
    expect(JSON.parse((await bet(stuck, key(count))).text)).toMatchObject({ error: 0 });
  const wallets = await booted.ask('POST /api/member/wallets', stuck, {});
  expect(JSON.parse(wallets.text).data[0].balance).toBe(998);
  await expectCleanAudit(booted.services);
});

test('a transaction that does nothing is ended, its connection replaced, and the call answered 503', async () => {
  const { db } = booted.services;
  await expect(
    db.transact(async (tx) => {
      await tx.query(
        { name: 'short_idle', text: `SET LOCAL idle_in_transaction_session_timeout = '50ms'` },
        [],
      );
      await booted.beside.query('SELECT pg_sleep(0.3)');
      await tx.query({ name: 'after_idle', text: 'SELECT 1' }, []);
    }),
  ).rejects.toMatchObject({ name: 'DatabaseAway' });
  expect(await db.query({ name: 'still_there', text: 'SELECT 1 AS one' }, [])).toEqual([{ one: 1 }]);
});

test('members have short limits, jobs and commands long ones', async () => {
  const settings = await booted.services.db.query<{ name: string; setting: string }>(
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
