import type { Tx } from '#backend/core/db/database.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { openWallet } from '#backend/core/ledger/open-wallet.ts';
import { pointTransfers, pointWallet } from '#backend/testing/rewards/area.ts';
import type { World } from '#backend/testing/world.ts';

const take = debitAnd('test_points_take');

/** What a member does with points, each in a transaction; whoever gets nothing leaves nothing behind. */
export function pointsOf({ services, clock }: Pick<World, 'services' | 'clock'>, memberId: string) {
  const { db, random, agentId } = services;
  const house = (tx: Tx, kind: 'house.token' | 'house.token_expired') =>
    houseAccount(db, tx.orm, agentId, kind);
  const order = (points: number, key: string) => ({
    ...{ transferId: random.uuid(), key, reference: key, requestHash: String(points), memberId },
    ...{ at: clock.now(), satang: BigInt(points), policies: [] },
  });
  const give = async (kind: 'earned' | 'refunded', points: number, key: string) =>
    db.transact(async (tx) => {
      const owner = { agentId, memberId, uuid: random.uuid };
      await openWallet(tx.orm, { unit: 'token', wallet: pointWallet }, owner);
      const batch = { kind: pointTransfers[kind], at: clock.now(), credits: [order(points, key)] };
      const done = await credit(tx, { ...batch, fromAccount: await house(tx, 'house.token') });
      return { outcome: done.size > 0 ? 'posted' : 'repeated' };
    });
  const lose = async (kind: 'spent' | 'expired', points: number, key: string, then?: (tx: Tx) => unknown) => {
    let outcome = '';
    const work = async (tx: Tx) => {
      const toAccount = await house(tx, kind === 'spent' ? 'house.token' : 'house.token_expired');
      const debit = { ...order(points, key), kind: pointTransfers[kind], toAccount };
      const done = await debitWith(tx, { ...debit, scope: pointTransfers[kind].scope }, take, {});
      outcome = done.outcome;
      if (outcome === 'insufficient') throw new RangeError(outcome);
      if (outcome === 'posted') await then?.(tx);
    };
    await db.transact(work).catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
    return { outcome };
  };
  return {
    earn: (points: number, key = random.uuid()) => give('earned', points, key),
    spend: (points: number, key = random.uuid()) => lose('spent', points, key),
    refund: (points: number, key: string) => give('refunded', points, key),
    expire: (points: number, key = random.uuid()) => lose('expired', points, key),
    /** Points for spins, in one transaction and under one key. */
    buySpins: (points: number, spins: number, lotId = random.uuid(), key = random.uuid()) =>
      lose('spent', points, key, (tx) =>
        grantEntitlement(tx, {
          ...{ actId: random.uuid(), scope: 'point.spins', key, requestHash: String(spins), reference: key },
          ...{ at: clock.now(), memberId, kind: 'test.spin', amount: spins, lotId, agentId },
          endsAt: new Date(clock.now().getTime() + 86_400_000),
        }),
      ),
  };
}
