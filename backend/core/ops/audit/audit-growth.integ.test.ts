import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/core/db/database.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { auditChecks } from './audit.ts';

const MANY = 1_500;
/** What of each is read, a few times over: the square of `MANY` is far beyond it. */
const MOST_ROWS = 60 * MANY;
const world = await openWorld();

beforeAll(async () => {
  const { memberId } = await buildMember(world);
  await world.db.script(booksOf(memberId));
});
afterAll(() => world[Symbol.asyncDispose]());

/** So many deposits that were paid by an event, events that fit none, prizes of games, and paid withdrawals with two acts each, as far as the checks of SQL read them. */
function booksOf(memberId: string): string {
  const each = `FROM generate_series(1, ${MANY}) n`;
  const act = (word: string, no: string) => `
    INSERT INTO ops_log (id, no, at, who, why, command, asked, hash, facts)
    SELECT md5('${word}' || n)::uuid, ${no}, now(), 'nok', '', 'withdraw', '{}', '',
      jsonb_build_object('withdrawals', jsonb_build_array('REF' || n || ':${word}')) ${each};`;
  return `
    ${act('approved', '100000 + 2 * n')} ${act('paid', '100001 + 2 * n')}
    INSERT INTO withdrawal (ref, member_id, agent_id, channel_id, idempotency_key, satang, bank_code, account_masked, hold_id, status,
      requested_at, approved_at, ended_at, approved_act_id, act_id)
    SELECT 'REF' || n, '${memberId}', 31, 1, 'k' || n, 100, '004', 'x', md5('hold' || n)::uuid, 'paid', now(), now(), now(),
      md5('approved' || n)::uuid, md5('paid' || n)::uuid ${each};
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
    SELECT md5('credit' || n)::uuid, 'payment.deposit', 'D' || n, '', 'deposit', 'D' || n, now() + n * interval '1 second' ${each};
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
    SELECT md5('credit' || n)::uuid, 0, (SELECT id FROM ledger_account WHERE kind = 'house.deposit'),
      (SELECT id FROM ledger_account WHERE kind = 'main' AND member_id = '${memberId}'), 100, n, n * 100 ${each};
    INSERT INTO deposit (ref, member_id, agent_id, channel_id, sub_channel_id, idempotency_key, satang, payload, status, created_at, expires_at,
      ended_at, event_id)
    SELECT 'D' || n, '${memberId}', 31, 1, 1, 'd' || n, 100, '', 'paid', now(), now(), now(), 'event-' || n ${each};
    INSERT INTO payment_event (event_id, ref, outcome, body, received_at, satang)
    SELECT 'event-' || n, 'D' || n, 'credited', jsonb_build_object('event_id', 'event-' || n, 'type', 'payment.paid', 'ref', 'D' || n, 'amount', 1),
      now(), 100 ${each};
    INSERT INTO payment_event (event_id, ref, outcome, body, received_at, satang)
    SELECT 'other-' || n, 'X' || n, 'unmatched', jsonb_build_object('event_id', 'other-' || n, 'type', 'payment.paid', 'ref', 'X' || n, 'amount', 1),
      now(), 100 ${each};
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
    SELECT md5('arrival' || n)::uuid, 'payment.arrival', 'other-' || n, '', 'payment_arrival', 'other-' || n, now() ${each};
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
    SELECT md5('arrival' || n)::uuid, 0, (SELECT id FROM ledger_account WHERE kind = 'house.deposit'),
      (SELECT id FROM ledger_account WHERE kind = 'house.suspense'), 100 ${each};
    INSERT INTO game_movement (provider_id, transaction_id, id, kind, member_id, round_id, request_hash, satang, counts_turnover, counts_cashback,
      counts_commission, at)
    SELECT 'acme', 'prize-' || n, md5('prize' || n)::uuid, 'promo', '${memberId}', 'promo-' || n, '', 100, false, false, false, now() ${each};
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
    SELECT md5('prize' || n)::uuid, 'games.prize', 'acme:prize-' || n, '', 'game_prize', 'prize-' || n, now() ${each};
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
    SELECT md5('prize' || n)::uuid, 0, (SELECT id FROM ledger_account WHERE kind = 'house.deposit'),
      (SELECT id FROM ledger_account WHERE kind = 'main' AND member_id = '${memberId}'), 100, ${MANY} + n, (${MANY} + n) * 100 ${each};
    ANALYZE;`;
}

interface Plan {
  readonly Plans?: readonly Plan[];
  readonly [fact: string]: unknown;
}

/** Rows that a plan met, those included that it threw away. */
function rowsOf(plan: Plan): number {
  const met = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Join Filter'].map((fact) =>
    Number(plan[fact] ?? 0),
  );
  const own = met.reduce((sum, rows) => sum + rows) * Number(plan['Actual Loops']);
  return (plan.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}

/** The database, telling of each statement how many rows it meets. */
function measured(met: Map<string, number>): Database {
  return {
    ...world.db,
    query: async ({ name, text }, values) => {
      const explain = { name: `explain_${name}`, text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}` };
      const [row] = await world.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, values);
      if (row) met.set(name, rowsOf(row['QUERY PLAN'][0].Plan));
      return [];
    },
  };
}

test('what the audit reads grows with the books, not with their square', async () => {
  const met = new Map<string, number>();
  const db = measured(met);
  for (const { find } of await auditChecks(areas)) for await (const _ of find(db));
  expect([...met].filter(([, rows]) => rows > MOST_ROWS)).toEqual([]);
});
