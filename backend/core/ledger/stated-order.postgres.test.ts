import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { correctPayouts } from '#backend/core/ledger/correct-payouts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { holdTransfers } from '#backend/core/ledger/hold-transfers.ts';
import { type BuiltMember, buildMember, TEST_PASSWORD } from '#backend/testing/members.ts';
import { testTransfers } from '#backend/testing/test-transfers.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { placeHold, voidHold } from './hold.ts';

const MIDNIGHT = Date.parse('2025-06-16T00:00:00+07:00');
const PARALLEL = 48;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const { won, lost, pay, take } = testTransfers;
const debit = debitAnd('test_debit');

const uuid = () => world.services.random.uuid();
const house = await houseAccount(world.db, world.db.orm, world.services.agentId, 'house.lotto');
let member: BuiltMember;
beforeEach(async () => {
  member = await buildMember(world);
});
afterEach(() => world.clock.set(EVENING));

type Way = 'credit' | 'debit' | 'hold' | 'correct';

/** One movement of the member at an instant of its own, whatever the others say. */
async function post(way: Way, at: Date, satang: bigint): Promise<void> {
  const { memberId } = member;
  const [transferId, key] = [uuid(), uuid()];
  const one = { transferId, key, requestHash: '', reference: key, memberId, satang };
  await world.db.transact(async (tx) => {
    if (way === 'credit') await credit(tx, { kind: won, at, fromAccount: house, credits: [one] });
    if (way === 'debit')
      await debitWith(
        tx,
        { ...one, at, kind: lost, scope: 'test.lose', toAccount: house, policies: [] },
        debit,
        {},
      );
    if (way === 'hold') {
      const scope = `${holdTransfers.place.name}:${memberId}`;
      await placeHold(tx, { ...one, scope, holdId: uuid(), at });
    }
    if (way === 'correct') {
      const corrections = [{ ...one, paidSatang: satang, dueSatang: satang + 1n }];
      const agentId = world.services.agentId;
      await correctPayouts(tx, { pay, take, at, agentId, houseAccount: house, uuid, corrections });
    }
  });
}

interface Entry {
  readonly account: string;
  readonly day: string;
  readonly at: Date;
  readonly satang: bigint;
  readonly balance: bigint;
  readonly stated: Date;
}
const entries = {
  name: 'test_stated',
  text: `
    SELECT entry.account_id AS account, entry.day::text AS day, entry.at, entry.satang, entry.balance, owner.stated_at AS stated
    FROM ledger_entry entry JOIN ledger_account owner ON owner.id = entry.account_id
    WHERE owner.member_id = $1::uuid ORDER BY entry.account_id, entry.seq`,
};

/** For any cut by time, what is before it and after it agrees with the running balances at its edge. */
async function expectCutsToAgree(): Promise<void> {
  const rows = await world.db.query<Entry>(entries, [member.memberId]);
  for (const own of Map.groupBy(rows, ({ account }) => account).values()) {
    for (const cut of own.map(({ at }) => at)) {
      const [before, after] = [own.filter(({ at }) => at < cut), own.filter(({ at }) => at >= cut)];
      const opening = before.at(-1)?.balance ?? 0n;
      expect(after.reduce((sum, { satang }) => sum + satang, opening)).toBe(own.at(-1)?.balance);
      expect(before.reduce((sum, { satang }) => sum + satang, 0n)).toBe(opening);
    }
    expect(own.map(({ day }) => day)).toEqual(own.map(({ day }) => day).toSorted());
    expect(own.at(-1)?.stated).toEqual(own.at(-1)?.at);
  }
}

test('movements at once, by clocks that differ over midnight, are never said to go back', async () => {
  const ways: readonly Way[] = ['credit', 'credit', 'debit', 'hold', 'correct'];
  await post('credit', new Date(MIDNIGHT - 10_000), 100_000n);
  await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) =>
      post(
        ways[n % ways.length] ?? 'credit',
        new Date(MIDNIGHT + ((n * 7_919) % 8_000) - 4_000),
        BigInt(n + 1),
      ),
    ),
  );
  await expectCutsToAgree();
});

test('whatever the clocks say and in whatever order, the balance before a period and its movements make the balance after it', async () => {
  const step = fc.record({
    way: fc.constantFrom<Way>('credit', 'debit', 'hold', 'correct'),
    seconds: fc.integer({ min: -90_000, max: 90_000 }),
    satang: fc.bigInt(1n, 500n),
  });
  for (const steps of fc.sample(fc.array(step, { minLength: 2, maxLength: 12 }), {
    numRuns: 30,
    seed: 20_250_615,
  })) {
    member = await buildMember(world);
    await post('credit', new Date(MIDNIGHT), 100_000n);
    for (const { way, seconds, satang } of steps)
      await post(way, new Date(MIDNIGHT + seconds * 1_000), satang);
    await expectCutsToAgree();
  }
});

test('a hold that is given back while the clock was put back is said to have been given back after it was placed', async () => {
  const { memberId } = member;
  await post('credit', new Date(MIDNIGHT), 1_000n);
  const holdId = uuid();
  await world.db.transact(async (tx) => {
    const order = {
      scope: `${holdTransfers.place.name}:${memberId}`,
      key: uuid(),
      requestHash: '',
      reference: uuid(),
    };
    await placeHold(tx, {
      ...order,
      transferId: uuid(),
      holdId,
      memberId,
      satang: 10n,
      at: new Date(MIDNIGHT),
    });
    await voidHold(tx, { holdId, transferId: uuid(), at: new Date(MIDNIGHT - 3_600_000) });
  });
  await expectCutsToAgree();
});

test('the statement of a member adds up when the clock was put back over midnight', async () => {
  world.clock.set('2025-06-16T00:00:02+07:00');
  const { token } = await buildMember(world, { balance: 100 });
  world.clock.set('2025-06-15T23:59:58+07:00');
  const order = { amount: 100, password: TEST_PASSWORD, idempotency_key: 'over-midnight-back' };
  await world.call('POST /api/member/withdraw/create', order, token);
  const of = async (day: string) =>
    (await world.call('GET /api/member/statement', { from: day, to: day }, token)).body.data;
  // What was just done is not out of sight while its day has not come by this clock.
  expect((await of('2025-06-15'))?.rows.map(({ balance_after }) => balance_after)).toEqual([0, 100]);
  world.clock.set('2025-06-16T00:01:00+07:00');
  expect((await of('2025-06-15'))?.rows).toEqual([]);
  expect((await of('2025-06-16'))?.rows.map(({ balance_after }) => balance_after)).toEqual([0, 100]);
});
