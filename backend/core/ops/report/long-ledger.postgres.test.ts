import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFlows } from '#backend/core/ops/report/find-day.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';

const MINUTES_APART = 10;
const TRANSFERS = 100_000;
const LAST = '2025-06-15T00:00:00+07:00';
const day = {
  from: new Date('2024-11-03T00:00:00+07:00'),
  before: new Date('2024-11-04T00:00:00+07:00'),
};
const DAY_ROWS = (24 * 60) / MINUTES_APART;
const world = await openWorld();

/** Two years of movements as rows alone: what is looked at is how they are read. */
const history = `
  SET session_replication_role = replica;
  INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
  SELECT md5('transfer ' || n)::uuid, 'test', n::text, '', 'deposit', 'reference ' || n, '${LAST}'::timestamptz - (${TRANSFERS} - n) * interval '${MINUTES_APART} minutes'
  FROM generate_series(1, ${TRANSFERS}) n;
  INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
  SELECT transfer.id, 0, source.id, target.id, 100 FROM transfer, ledger_account source, ledger_account target
  WHERE source.kind = 'house.deposit' AND target.kind = 'house.suspense' AND source.agent_id = 31 AND target.agent_id = 31;
  SET session_replication_role = DEFAULT;
  SELECT brin_summarize_new_values('transfer_time');
  ANALYZE transfer; ANALYZE posting`;

beforeAll(() => world.db.script(history));
afterAll(() => world[Symbol.asyncDispose]());

test('the movements of a day are found without those of two years', async () => {
  const read = await rowsRead(world, 'transfer', async (tx) => {
    const [flow] = await findFlows(tx, day, 31);
    expect(flow).toMatchObject({ kind: 'deposit', count: BigInt(DAY_ROWS) });
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(TRANSFERS / 10);
});
