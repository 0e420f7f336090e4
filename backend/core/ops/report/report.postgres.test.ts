import { afterAll, expect, test } from 'vitest';
import type { Tx } from '#backend/core/db/database.ts';
import { buildMember, payIn } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('a day that still goes on agrees with itself, whatever is credited between its reads', async () => {
  const { memberId } = await buildMember(world, { balance: 100 });
  let credits = 0;
  const paidMeanwhile =
    (db: Pick<Tx, 'query'>): Tx['query'] =>
    async (statement, values) => {
      const rows = await db.query<never>(statement, values);
      if (/^(?:ops_report_(?:flows|standings)|payment_channel_flows)$/.test(statement.name)) {
        credits += 1;
        await payIn(world.services, memberId, 10_000n);
      }
      return rows;
    };
  const db = {
    ...world.db,
    query: paidMeanwhile(world.db),
    transact: <Result>(work: (tx: Tx) => Promise<Result>) =>
      world.db.transact((tx) => work({ ...tx, query: paidMeanwhile(tx) })),
  };
  const asked = { command: 'report day', options: { day: '2025-06-15' }, who: 'nok', why: '', yes: false };
  const { code, lines } = await runOps({ ...world.services, db }, asked);
  expect(credits).toBe(4);
  expect([code, lines.at(-1)]).toEqual([0, 'Everything agrees.']);
});
