import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { acceptedWrites } from '#backend/core/wagers/accept-wager.ts';
import { givePositions } from '#backend/core/wagers/give-positions.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import type { WagerChange, WagerListener } from '#backend/core/wagers/wager-change.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const WAGERS = 400;
const statement = (name: string, text: string): Statement => ({ name, text });
const unlocked = statement(
  'test_unlocked',
  `SELECT id FROM ledger_account WHERE member_id = ANY($1::uuid[]) AND kind = 'main' FOR UPDATE SKIP LOCKED`,
);
const accept = statement(
  'test_accept',
  `WITH made AS (
    SELECT $1::text AS reference, 'kind' AS kind, gen_random_uuid() AS member_id, 31 AS agent_id, 'main' AS wallet, 100 AS face,
      100 AS charged, 100 AS valid, $2::timestamptz AS at
  ), ${acceptedWrites('test', 'made')} SELECT`,
);
const pause = statement('test_pause', 'SELECT pg_sleep($1::float)');
const keep = statement(
  'test_keep',
  `INSERT INTO test_kept (reader, reference, version) SELECT $1::text, * FROM unnest($2::text[], $3::int[])`,
);
const kept = statement(
  'test_kept',
  'SELECT reference, version::int FROM test_kept WHERE reader = $1::text ORDER BY n',
);
const events = statement(
  'test_events',
  'SELECT reference, version, position FROM wager_event ORDER BY position',
);

const found: unknown[] = [];
/** Whoever is told finds the wallets of all members concerned locked: nobody else gets one of them. */
const locked: WagerListener = {
  name: 'locked',
  apply: async (_tx, changes) => {
    const free = await world.db.query(unlocked, [changes.map(({ memberId }) => memberId)]);
    found.push(...free);
  },
};
let told = 0;
const count: WagerListener = {
  name: 'count',
  apply: async (_tx, { length }) => {
    told += length;
  },
};
const world = await openWorld({ connections: 16, wagerListeners: [locked, count] });
beforeAll(async () => {
  await world.db.script(
    'CREATE TABLE test_kept (reader text, reference text, version int, n serial, PRIMARY KEY (reader, reference, version))',
  );
});
afterAll(() => world[Symbol.asyncDispose]());

test('whoever listens is told behind the wallets, of bills that lose too', async () => {
  // Its member wins nothing in the same batch, so that no credit locks this wallet.
  const loser = await buildMember(world, { balance: 100 });
  await placeBill(world, loser.token, [{ type: 'bottom_2', number: '13', amount: 5 }]);
  await fillBooks(world);
  expect(told).toBeGreaterThan(8);
  expect(found).toEqual([]);
});

/** Keeps what it was told; one batch in four is lost after it was written, as when a process is killed. */
const reader = (name: string): WagerListener => ({
  name,
  apply: async (tx: Tx, changes: readonly WagerChange[]) => {
    await tx.query(keep, [name, changes.map((one) => one.reference), changes.map((one) => one.version)]);
    if (Math.random() < 0.25) throw new Error('killed');
  },
});
const read = (one: WagerListener) => readWagers(world.db, one).catch((error: Error) => error.message);

test('late commits, rollbacks, servers that number at once, new readers and replays: each change once, in order', async () => {
  let left = WAGERS;
  const write = async () => {
    while (left > 0) {
      left -= 1;
      const reference = `test-${left}`;
      await world.db
        .transact(async (tx) => {
          await tx.query(accept, [reference, new Date(EVENING)]);
          await tx.query(pause, [Math.random() * 0.03]);
          if (left % 7 === 0) throw new Error('rolled back');
        })
        .catch(() => undefined);
    }
  };
  const [old, late] = [reader('old'), reader('late')];
  const server = async () => {
    while (left > 0) {
      await givePositions(world.db);
      await Promise.all([read(old), left < WAGERS / 2 ? read(late) : undefined]);
    }
  };
  const replays = async () => {
    while (left > 0) {
      await world.db.transact(async (tx) => {
        await tx.query(statement('test_forget', `DELETE FROM wager_reader WHERE name = 'old'`), []);
        await tx.query(statement('test_empty', `DELETE FROM test_kept WHERE reader = 'old'`), []);
        await tx.query(pause, [0.02]);
      });
      await world.db.query(pause, [0.1]);
    }
  };
  await Promise.all([write(), write(), write(), write(), server(), server(), server(), replays()]);
  for (const one of [old, late]) while (await read(one));

  const rows = await world.db.query<{ reference: string; version: number; position: bigint }>(events, []);
  expect(rows.length).toBeGreaterThan(WAGERS / 2);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => BigInt(at + 1)));
  const order = rows.map(({ reference, version }) => ({ reference, version }));
  expect(await world.db.query(kept, ['old'])).toEqual(order);
  expect(await world.db.query(kept, ['late'])).toEqual(order);
  // Its wagers are of no area of the site.
  await expectCleanAudit(world, { without: ['wager_area'] });
});
