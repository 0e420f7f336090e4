import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { area } from '#backend/area.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { type Debit, debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { openWallet } from '#backend/core/ledger/open-wallet.ts';
import { ledgerAccount, posting } from '#backend/core/ledger/tables.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT, type Wallet } from '#backend/core/ledger/unit.ts';
import type { Policy } from '#backend/core/policies/policy.ts';
import { Refusal } from '#backend/refusal.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const shared = { label: 'ทดสอบ', type: 'reward', keyIsReference: false, check: 'entry' } as const;
const wallet = { kind: 'wallet.second', name: 'ใบที่สอง', typeId: 9 } as const satisfies Wallet;
const kinds = {
  given: {
    ...shared,
    name: 'second_given',
    from: ['house.second'],
    to: [wallet.kind],
    scope: 'second.given',
  },
  spent: {
    ...shared,
    name: 'second_spent',
    from: [wallet.kind, 'main'],
    to: ['house.second'],
    scope: 'second.spent',
  },
} as const satisfies Record<string, TransferKind>;
const second = area({
  name: 'second',
  units: [{ name: BAHT, wallets: [wallet], house: ['house.second'] }],
  transfers: Object.values(kinds),
});

const world = await openWorld({ testAreas: [second] });
const { db, services } = world;
const uuid = () => services.random.uuid();
let house: string;
let memberId: string;

beforeAll(async () => {
  house = await houseAccount(db, db.orm, services.agentId, 'house.second');
});
beforeEach(async () => {
  ({ memberId } = await buildMember(world, { balance: 1 }));
  await openWallet(db.orm, { unit: BAHT, wallet }, { agentId: services.agentId, memberId, uuid });
  const one = { transferId: uuid(), key: uuid(), requestHash: '', reference: uuid(), memberId, satang: 60n };
  const batch = { kind: kinds.given, at: world.clock.now(), fromAccount: house, credits: [one] };
  await db.transact((tx) => credit(tx, batch));
});
afterAll(() => closeAudited(world));

const statement = debitAnd('test_spend', { word: 'text' }, (debit, own) => ({
  writes: `said AS (SELECT ${own('word')} AS word, ${debit.wallet} AS wallet, ${debit.satang} AS satang FROM wallet)`,
  columns: `(SELECT word || ' ' || wallet || ' ' || satang FROM said) AS said`,
}));

async function spend(satang: bigint, more: Partial<Debit> = {}) {
  const order = {
    transferId: uuid(),
    scope: 'second.spent',
    key: uuid(),
    requestHash: '',
    reference: uuid(),
  };
  const debit = { ...order, kind: kinds.spent, at: world.clock.now(), memberId, toAccount: house, satang };
  let outcome = '';
  await db
    .transact(async (tx) => {
      const done = await debitWith<{ said: string }, 'word'>(
        tx,
        { ...debit, policies: [], ...more },
        statement,
        { word: 'took' },
      );
      outcome = done.outcome === 'posted' ? done.row.said : done.outcome;
      if (done.outcome !== 'posted') throw new RangeError(done.outcome);
    })
    .catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
  return outcome;
}

async function balances() {
  const own = and(eq(ledgerAccount.memberId, memberId));
  const rows = await db.orm.select().from(ledgerAccount).where(own);
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
}

test('a debit takes from the wallets in the order that it is given, a posting for each', async () => {
  const transferId = uuid();
  const wallets = [wallet.kind, 'main'] as const;
  expect(await spend(100n, { transferId, wallets })).toBe('took wallet.second 100');
  expect(await balances()).toEqual({ main: 60, hold: 0, [wallet.kind]: 0 });
  const postings = await db.orm.select().from(posting).where(eq(posting.transferId, transferId));
  expect(postings.map(({ position, satang }) => [position, Number(satang)])).toEqual([
    [0, 60],
    [1, 40],
  ]);
  expect(await spend(60n, { wallets })).toBe('took main 60');
});

test('the other way round it takes from the main wallet first', async () => {
  expect(await spend(100n, { wallets: ['main', wallet.kind] })).toBe('took main 100');
  expect(await balances()).toEqual({ main: 0, hold: 0, [wallet.kind]: 60 });
});

test('unless it says more, it takes from the first of its kind alone', async () => {
  expect(await spend(61n)).toBe('insufficient');
  expect(await spend(60n)).toBe('took wallet.second 60');
});

test('more than all of them hold moves nothing, and a key moves once', async () => {
  const wallets = [wallet.kind, 'main'] as const;
  expect(await spend(161n, { wallets })).toBe('insufficient');
  const key = uuid();
  expect(await spend(100n, { key, wallets })).toBe('took wallet.second 100');
  expect(await spend(100n, { key, wallets })).toBe('repeated');
  expect(await balances()).toEqual({ main: 60, hold: 0, [wallet.kind]: 0 });
});

test('a policy for guarded members is asked when the main wallet is guarded, whichever is taken from', async () => {
  const policy: Policy = {
    name: 'none',
    on: 'spend',
    onlyGuarded: true,
    check: async () => new Refusal('STAKE_LIMIT', 'ครบวงเงิน'),
  };
  expect(await spend(10n, { policies: [policy] })).toBe('took wallet.second 10');
  await db.orm
    .update(ledgerAccount)
    .set({ guarded: true })
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.kind, 'main')));
  expect(await spend(10n, { policies: [policy] })).toBe('refused');
});

test('a wallet that its kind does not name is a fault', async () => {
  await expect(spend(1n, { wallets: ['hold'] })).rejects.toThrow('second_spent takes nothing from hold');
});
