import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { ACCOUNT_NO, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';
import { pickAmount } from './pick-amount.ts';

/** Transfers of 500 baht and some satang, one every half an hour until yesterday, and how many in one statement. */
const ENDED = 60_000;
const PART = 10_000;
/** What may be looked at beside the few that are reserved. */
const MOST_ROWS = 20;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const ended = (memberId: string, first: number) => `
  INSERT INTO deposit (ref, member_id, agent_id, channel_id, sub_channel_id, idempotency_key, satang, payload, asked_satang, receiver_no, reserved_until, status, created_at, expires_at, ended_at)
  SELECT 'ENDED' || (1000000000 + number), '${memberId}', 31, 2, 1, 'ended-' || number, 50001 + number % 99, '', 50000, '${ACCOUNT_NO}',
    at + interval '30 minutes', 'expired', at, at + interval '15 minutes', at + interval '15 minutes'
  FROM (SELECT number, '${world.clock.now().toISOString()}'::timestamptz - interval '1 day' - number * interval '30 minutes' AS at
    FROM generate_series(${first}, ${first + PART - 1}) AS number) made`;

beforeAll(async () => {
  const { memberId } = await buildMember(world);
  for (let first = 1; first <= ENDED; first += PART) await world.db.script(ended(memberId, first));
  await world.db.script('VACUUM ANALYZE deposit');
});

test('an amount is picked by a look at those that are reserved, not at all that there ever were', async () => {
  const { token } = await buildMember(world);
  for (let made = 0; made < 3; made += 1) await makeTransfer(world, token);
  const order = {
    accountId: 1,
    accountNo: ACCOUNT_NO,
    satang: 50_000n,
    bounds: { least: 1n, most: 90_000n },
    at: world.clock.now(),
  };
  // Prepared statements may get another plan after some uses.
  for (let turn = 0; turn < 8; turn += 1) {
    const read = await rowsRead(world, 'deposit', (tx) => pickAmount(tx, world.services.random, order));
    expect(read).toBeLessThan(MOST_ROWS);
  }
});

test('the audit goes through all transfers once, not once for each', async () => {
  await expectCleanAudit(world);
  const amountCheck = (await auditChecks(areas)).find(({ name }) => name === 'deposit_amount');
  const plan: unknown[] = [];
  const explain: typeof world.db.query = async ({ text }) => {
    plan.push(...(await world.db.query({ name: 'explained', text: `EXPLAIN ${text}` }, [])));
    return [];
  };
  for await (const detail of amountCheck?.find({ ...world.db, query: explain }) ?? [])
    expect(detail).toBeUndefined();
  expect(JSON.stringify(plan)).toContain('Scan');
  expect(JSON.stringify(plan)).not.toMatch(/Join|Nested Loop/);
});
