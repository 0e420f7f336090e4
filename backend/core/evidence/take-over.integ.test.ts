import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/core/db/database.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { seed } from '#backend/core/db/seed.ts';
import { actHash } from '#backend/core/evidence/write-act.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { runOps } from '#backend/testing/ops.ts';
import { inMemory } from '#backend/testing/template.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { commitOf } from '#rules/draw/commit.ts';

/** The last schema without guards of evidence. */
const LAST = '0036_stated_at';
const MEMBER = '00000000-0000-4000-8000-00000000000a';
const AT = `'2025-06-15T11:00:00Z'`;
const SEED = 'ab'.repeat(32);
const act = { no: '1', id: `'00000000-0000-4000-8000-0000000000cc'::uuid`, at: `${AT}::timestamptz` };
const words = { who: `'nok'`, why: `'by phone'`, command: `'text publish'`, asked: `'{}'::jsonb` };
const hash = actHash({ ...act, ...words, before: `''` });
let world: World;

async function schemaOfBefore(): Promise<Database> {
  const db = inMemory(await PGlite.create({ parsers: { 20: BigInt } }));
  const folder = 'backend/core/db/migrations';
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(`${folder}/meta/_journal.json`, 'utf8'),
  );
  const tags = journal.entries.map(({ tag }) => tag);
  const before = tags.slice(0, tags.indexOf(LAST) + 1);
  for (const tag of before) await db.script(readFileSync(`${folder}/${tag}.sql`, 'utf8'));
  await db.script(`
    CREATE TABLE schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
    INSERT INTO schema_migration (name) VALUES ${before.map((tag) => `('${tag}')`).join(', ')}`);
  return db;
}

const account = (kind: string, more: string) => `(gen_random_uuid(), 31, ${more}, '${kind}', 'x')`;

beforeAll(async () => {
  const db = await schemaOfBefore();
  const commit = await commitOf(nodeHashing, SEED);
  await db.script(`
    INSERT INTO agent_receiver (id, agent_id, kind, bank_code, account_no, account_name) VALUES (1, 31, 'bank', '004', '1112223334', 'x');
    INSERT INTO member (id, agent_id, username, password_hash, first_name, last_name, birth_date, bank_code, bank_account_no, created_at,
      barred_as, barred_until) VALUES ('${MEMBER}', 31, '0812345678', 'x', 'สมชาย', 'ใจดี', '1990-01-31', '004', '1234567890', ${AT},
      'self_exclusion', '2026-06-15T11:00:00Z');
    INSERT INTO consent (member_id, kind, version, at) VALUES ('${MEMBER}', 'terms', '1', ${AT}), ('${MEMBER}', 'privacy', '1', ${AT});
    INSERT INTO ledger_account (id, agent_id, member_id, balance, kind, name) VALUES ${['main', 'hold'].map((kind) => account(kind, `'${MEMBER}', 0`)).join(', ')};
    UPDATE ledger_account SET guarded = true WHERE kind = 'main';
    INSERT INTO ledger_account (id, agent_id, kind, name) VALUES
      ('00000000-0000-4000-8000-0000000000b1', 31, 'house.deposit', 'x'), ('00000000-0000-4000-8000-0000000000b2', 31, 'house.suspense', 'x');
    INSERT INTO protection_act (member_id, at, what, length, until) VALUES ('${MEMBER}', ${AT}, 'barred', 'year', '2026-06-15T11:00:00Z');
    INSERT INTO round (id, agent_id, kind, draw_date, opens_at, closes_at, result_at, status, commit) VALUES
      ('pingpong-2025-06-15', 31, 'pingpong', '2025-06-15', ${AT}, '2025-06-16T11:00:00Z', '2025-06-16T11:02:00Z', 'open', '${commit}');
    INSERT INTO round_seed VALUES ('pingpong-2025-06-15', '${SEED}');
    INSERT INTO site_outage VALUES (${AT}, '2025-06-15T11:05:00Z');
    INSERT INTO payment_event (event_id, ref, outcome, body, received_at) VALUES ('dollars', 'AAAAAAAAAAAAAAAA', 'unmatched',
      '{"event_id":"dollars","type":"payment.paid","ref":"AAAAAAAAAAAAAAAA","amount":5,"currency":"USD"}', ${AT});
    INSERT INTO payment_event (event_id, ref, outcome, body, received_at, satang) VALUES ('baht', 'AAAAAAAAAAAAAAAA', 'unmatched',
      '{"event_id":"baht","type":"payment.paid","ref":"AAAAAAAAAAAAAAAA","amount":5}', ${AT}, 500);
    INSERT INTO transfer VALUES ('00000000-0000-4000-8000-000000000011', 'payment.arrival', 'baht', 'of before', 'payment_arrival', 'baht', ${AT});
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang) VALUES ('00000000-0000-4000-8000-000000000011', 0,
      '00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2', 500);
    INSERT INTO ops_log (no, id, at, who, why, command, asked, hash, facts) SELECT ${[...Object.values(act), ...Object.values(words)].join(', ')},
      ${hash}, '{"outcome":"done"}';
    UPDATE ops_log_end SET no = 1, hash = (SELECT hash FROM ops_log)`);
  await migrate(db);
  world = await openWorld({ db });
}, 300_000);
afterAll(() => world[Symbol.asyncDispose]());

const found = async () => (await auditBooks(world.services, areas)).map(({ detail }) => detail);

test('older books are taken over once, at the first start, and in order', async () => {
  await expectCleanAudit(world);
  await seed(world.services, areas);
  const acts = await world.db.query<{ asked: Record<string, Record<string, string>> }>(
    { name: 'test_taken_over', text: `SELECT asked FROM ops_log WHERE command = 'take over'` },
    [],
  );
  const [first, ...others] = acts;
  expect(others).toEqual([]);
  expect(Object.keys(first?.asked ?? {}).toSorted()).toEqual(
    areas.flatMap(({ sealings }) => sealings.map(({ name }) => name)).toSorted(),
  );
  for (const name of ['agent_receiver', 'round', 'site_outage', 'payment_event', 'protection_act', 'ops_log'])
    expect(Object.keys(first?.asked[name] ?? {}), name).toHaveLength(1);
});

test.each([
  [`UPDATE agent_receiver SET account_no = '9999999999' WHERE id = 1`, 'agent_receiver 1 was changed'],
  [
    `UPDATE round SET closes_at = closes_at + interval '1 minute' WHERE commit IS NOT NULL`,
    'round pingpong-2025-06-15 was changed',
  ],
  [`DELETE FROM payment_event WHERE event_id = 'dollars'`, 'payment_event dollars was taken out'],
  [`INSERT INTO site_outage VALUES (now(), now())`, 'was put in'],
])('from then on they are held against the log: %s', async (forge, detail) => {
  await world.db.script('BEGIN; SET LOCAL session_replication_role = replica');
  await world.db.script(forge);
  expect((await found()).filter((one) => one.includes(detail))).not.toEqual([]);
  await world.db.script('ROLLBACK');
});

test('a receiver that an operator changed by hand is found until they say so, with a reason', async () => {
  const keep = (why: string) =>
    runOps(world.services, { command: 'settings keep', options: {}, who: 'nok', why, yes: true });
  await world.db.script(`
    UPDATE agent_receiver SET account_no = '5556667778' WHERE id = 1;
    DELETE FROM payment_channel WHERE id = 2`);
  expect(await found()).toHaveLength(2);
  expect((await keep('')).code).toBe(1);
  expect((await keep('a new account')).lines.toSorted()).toEqual(['agent_receiver:1', 'payment_channel:2']);
  await expectCleanAudit(world);
  expect((await keep('again')).lines).toEqual(['Nothing was changed']);
  await world.db.script(`INSERT INTO site_outage VALUES ('2025-06-15', '2025-06-16')`);
  expect((await keep('and the rest')).lines).toEqual(['Nothing was changed']);
  expect(await found()).toHaveLength(1);
});
