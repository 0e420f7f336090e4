import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/core/db/database.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { runOps } from '#backend/testing/ops.ts';
import { inMemory } from '#backend/testing/template.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const MEMBER = '00000000-0000-4000-8000-00000000000a';
const MAIN = '00000000-0000-4000-8000-0000000000aa';
const HOUSE = '00000000-0000-4000-8000-0000000000bb';
const AT = `'2025-06-15T11:00:00Z'`;
let world: World;

/** The first schema, its steps marked as done. */
async function firstSchema(): Promise<Database> {
  const db = inMemory(await PGlite.create({ parsers: { 20: BigInt } }));
  await db.script(readFileSync('backend/core/db/migrations/0000_first.sql', 'utf8'));
  await db.script(`
    CREATE TABLE schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
    INSERT INTO schema_migration (name) VALUES ('0000_first')`);
  return db;
}

const paidIn = (n: number, ref: string, satang: number) => `
  INSERT INTO transfer VALUES ('00000000-0000-4000-8000-00000000001${n}', 'payment.deposit', '${ref}', '', 'deposit', '${ref}', ${AT});
  UPDATE ledger_account SET balance = balance + ${satang}, seq = seq + 1 WHERE id = '${MAIN}';
  INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
    SELECT '00000000-0000-4000-8000-00000000001${n}', 0, '${HOUSE}', id, ${satang}, seq, balance FROM ledger_account WHERE id = '${MAIN}';
  INSERT INTO deposit (ref, member_id, agent_id, channel_id, sub_channel_id, idempotency_key, satang, payload, status, created_at, expires_at, ended_at)
    VALUES ('${ref}', '${MEMBER}', 31, 1, 1, '${ref}', ${satang}, '', 'paid', ${AT}, ${AT}, ${AT});`;
const event = (id: string, ref: string, outcome: string, amount: number, type = 'payment.paid') => `
  INSERT INTO payment_event (event_id, ref, outcome, body, received_at) VALUES ('${id}', '${ref}', '${outcome}',
    '{"event_id":"${id}","type":"${type}","ref":"${ref}","amount":${amount},"paid_at":"2025-06-15T11:00:00Z"}', ${AT});`;

beforeAll(async () => {
  const db = await firstSchema();
  await db.script(`
    INSERT INTO member (id, agent_id, username, password_hash, first_name, last_name, birth_date, bank_code, bank_account_no,
      terms_version, terms_accepted_at, status, created_at)
      VALUES ('${MEMBER}', 31, '0812345678', 'x', 'สมชาย', 'ใจดี', '1990-01-31', '004', '1234567890', '1', ${AT}, 'active', ${AT});
    INSERT INTO ledger_account (id, agent_id, member_id, kind, name, balance) VALUES ('${MAIN}', 31, '${MEMBER}', 'main', 'x', 0),
      ('00000000-0000-4000-8000-0000000000ab', 31, '${MEMBER}', 'hold', 'x', 0), ('${HOUSE}', 31, NULL, 'house.deposit', 'x', NULL);
    ${paidIn(1, 'OPERATORDEPOSIT1', 100_000)}
    ${paidIn(2, 'PAIDBYITSEVENT11', 50_025)}
    ${event('event-one', 'PAIDBYITSEVENT11', 'credited', 500.25)}
    ${event('event-two', 'PAIDBYITSEVENT11', 'ignored', 500.25)}
    ${event('event-three', 'AAAAAAAAAAAAAAAA', 'unmatched', 19.99)}
    ${event('event-four', 'AAAAAAAAAAAAAAAA', 'unmatched', 7, 'payment.cancelled')}`);
  await migrate(db);
  world = await openWorld({ db });
});
afterAll(() => world[Symbol.asyncDispose]());

test('books from before the documents are in order after the upgrade, and ignored money is in suspense', async () => {
  await expectCleanAudit(world);
  expect(await houseBalance(world, 'house.suspense')).toBe(50_025n + 1_999n);
  const order = { command: 'payment unmatched', options: {}, who: 'nok', why: '', yes: false };
  const { lines } = await runOps(world.services, order);
  expect(lines.map((line) => line.split('  ')[1])).toEqual(['event-three', 'event-two']);
});
