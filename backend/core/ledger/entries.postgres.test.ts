import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { correctPayouts } from '#backend/core/ledger/correct-payouts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { holdTransfers } from '#backend/core/ledger/hold-transfers.ts';
import { testTransfers } from '#backend/testing/test-transfers.ts';
import { openWorld } from '#backend/testing/world.ts';
import { placeHold, voidHold } from './hold.ts';

const HISTORIES = 10_000;
const BATCH = 500;
const STEPS = 15_000;
const HOLDS = 200;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const { won, pay, take } = testTransfers;

const uuid = () => world.services.random.uuid();

/** Members of nobody, each with a wallet and a hold, empty. */
async function openHistories(): Promise<string[]> {
  const text = `
    WITH own AS (SELECT gen_random_uuid() AS id FROM generate_series(1, $1::int)), opened AS (
      INSERT INTO ledger_account (id, agent_id, member_id, kind, name, balance)
      SELECT gen_random_uuid(), 31, own.id, kind, kind, 0 FROM own CROSS JOIN unnest(ARRAY['main', 'hold']) AS kind
    ) SELECT id FROM own`;
  const rows = await world.db.query<{ id: string }>({ name: 'test_histories', text }, [HISTORIES]);
  return rows.map(({ id }) => id);
}

interface Step {
  readonly won: bigint;
  readonly paid: bigint;
  readonly due: bigint;
}

const satang = fc.bigInt({ min: 0n, max: 9_999_999n });
const step: fc.Arbitrary<Step> = fc.record({ won: satang.map((one) => one + 1n), paid: satang, due: satang });

/** What the steps of each history bring it in sum. */
async function liveThrough(members: readonly string[]): Promise<Map<string, bigint>> {
  const net = new Map(members.map((id) => [id, 0n]));
  const house = await houseAccount(world.db, world.db.orm, world.services.agentId, 'house.lotto');
  const steps = fc.sample(step, { numRuns: STEPS, seed: 20_250_615 });
  for (let from = 0; from < STEPS; from += BATCH) {
    const batch = steps.slice(from, from + BATCH).map((one, index) => {
      const memberId = members[(from + index) % HISTORIES] ?? '';
      net.set(memberId, (net.get(memberId) ?? 0n) + one.won + one.due - one.paid);
      const key = uuid();
      return { ...one, memberId, key, reference: key, requestHash: '' };
    });
    const at = new Date(world.clock.now().getTime() + from * 1_000);
    await world.db.transact(async (tx) => {
      const credits = batch.map((one) => ({ ...one, transferId: uuid(), satang: one.won }));
      await credit(tx, { kind: won, at, fromAccount: house, credits });
      const corrections = batch.map(({ paid, due, ...one }) => ({
        ...one,
        paidSatang: paid,
        dueSatang: due,
      }));
      const agentId = world.services.agentId;
      await correctPayouts(tx, { pay, take, at, agentId, houseAccount: house, uuid, corrections });
    });
  }
  return net;
}

/** Sets one satang aside and gives it back, where there is one. */
async function holdAndBack(memberId: string): Promise<void> {
  const [holdId, key] = [uuid(), uuid()];
  const order = { scope: `${holdTransfers.place.name}:${memberId}`, key, requestHash: '', reference: key };
  await world.db
    .transact(async (tx) => {
      const at = world.clock.now();
      const placed = await placeHold(tx, { ...order, transferId: uuid(), holdId, memberId, satang: 1n, at });
      if (placed.outcome !== 'placed') throw new RangeError('nothing there');
      await voidHold(tx, { holdId, transferId: uuid(), at });
    })
    .catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
}

interface Line {
  readonly account: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly balance: bigint;
  readonly held: bigint;
}

const lines = {
  name: 'test_lines',
  text: `
    SELECT entry.account_id AS account, owner.member_id AS "memberId", entry.satang, entry.balance, owner.balance AS held
    FROM ledger_entry entry JOIN ledger_account owner ON owner.id = entry.account_id
    WHERE owner.member_id = ANY($1::uuid[]) ORDER BY entry.account_id, entry.seq`,
};

test('the running balance of a statement is the ledger’s for 10,000 random histories', async () => {
  const members = await openHistories();
  const net = await liveThrough(members);
  await Promise.all(members.slice(0, HOLDS).map(holdAndBack));
  const rows = await world.db.query<Line>(lines, [members]);
  expect(rows.length).toBeGreaterThan(STEPS * 2);
  const histories = Map.groupBy(rows, ({ account }) => account);
  const sums = new Map<string, bigint>();
  const wrong: string[] = [];
  for (const [account, own] of histories) {
    let running = 0n;
    for (const { satang: moved, balance } of own) {
      running += moved;
      if (running !== balance) wrong.push(`${account}: ${running} is not ${balance}`);
    }
    const [first] = own;
    if (!first || running !== first.held)
      wrong.push(`${account} ends at ${running}, its ledger at ${first?.held}`);
    else sums.set(first.memberId, (sums.get(first.memberId) ?? 0n) + running);
  }
  expect(wrong).toEqual([]);
  expect(sums).toEqual(net);
});
