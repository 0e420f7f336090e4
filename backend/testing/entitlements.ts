import type { Tx } from '#backend/core/db/database.ts';
import {
  type EndOrder,
  refundUse,
  releaseReserved,
  spendReserved,
} from '#backend/core/entitlements/end-act.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { reserveEntitlement, spendEntitlement } from '#backend/core/entitlements/spend-entitlement.ts';
import { takeBackLot } from '#backend/core/entitlements/take-back-lot.ts';
import type { World } from '#backend/testing/world.ts';

interface Choice {
  readonly key?: string;
  readonly actId?: string;
}

/** The verbs of entitlements for one member and kind, each in a transaction that an outcome other than done rolls back. */
export function entitlementsOf({ services, clock }: Pick<World, 'services' | 'clock'>, memberId: string) {
  const { db, random, agentId } = services;
  const order = (asked: unknown, { key = random.uuid(), actId = random.uuid() }: Choice) => ({
    ...{ actId, key, scope: 'test', requestHash: String(asked), reference: key, at: clock.now() },
    ...{ memberId, kind: 'test.spin' },
  });
  const run = async <Result extends { readonly outcome: string }>(work: (tx: Tx) => Promise<Result>) => {
    let result: Result | undefined;
    const done = async (tx: Tx) => {
      result = await work(tx);
      if (result.outcome === 'insufficient') throw new RangeError(result.outcome);
    };
    await db.transact(done).catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
    if (!result) throw new Error('Nothing was done');
    return result;
  };
  const end =
    <Result extends { readonly outcome: string }>(verb: (tx: Tx, ended: EndOrder) => Promise<Result>) =>
    (endsAct: string, choice: Choice = {}) =>
      run((tx) => verb(tx, { ...order(endsAct, choice), endsAct }));
  return {
    /** Answers the id of the lot. */
    grant: async (amount: number, endsAt: string | null = null) => {
      const lotId = random.uuid();
      const ends = endsAt === null ? null : new Date(endsAt);
      const grant = { ...order(amount, {}), lotId, agentId, amount, endsAt: ends };
      await run((tx) => grantEntitlement(tx, grant));
      return lotId;
    },
    use: (amount: number, choice: Choice = {}) =>
      run((tx) => spendEntitlement(tx, { ...order(amount, choice), amount })),
    reserve: (amount: number, choice: Choice = {}) =>
      run((tx) => reserveEntitlement(tx, { ...order(amount, choice), amount })),
    spendReserved: end(spendReserved),
    release: end(releaseReserved),
    refund: end(refundUse),
    takeBack: (lotId: string, choice: Choice = {}) =>
      run((tx) => takeBackLot(tx, { ...order(lotId, choice), lotId })),
  };
}

export interface EntitlementBooks {
  /** A lot of which pieces are free, reserved and used; one that was taken back. */
  readonly lots: Readonly<Record<'busy' | 'taken', string>>;
  /** Acts: a reservation that waits, uses that were refunded and not. */
  readonly acts: Readonly<Record<'reserved' | 'refunded' | 'used', string>>;
}

/** Lots in every state that they can have, of one member. */
export async function fillEntitlements(world: World, memberId: string): Promise<EntitlementBooks> {
  const own = entitlementsOf(world, memberId);
  const id = () => world.services.random.uuid();
  const acts = { reserved: id(), refunded: id(), used: id() };
  const busy = await own.grant(10, '2030-01-01T00:00:00Z');
  await own.use(2, { actId: acts.used });
  await own.use(3, { actId: acts.refunded });
  await own.refund(acts.refunded);
  await own.reserve(1, { actId: acts.reserved });
  const taken = await own.grant(5);
  await own.takeBack(taken);
  return { lots: { busy, taken }, acts };
}
