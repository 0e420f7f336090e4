import { couponBonuses } from '#backend/areas/coupon/coupon-bonuses.ts';
import { couponTransfers } from '#backend/areas/coupon/coupon-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { Ports } from '#backend/ports.ts';
import type { Services } from '#backend/services.ts';
import type { CouponPrizeKind } from '#rules/coupon/coupon.ts';

/** What gives a prize: a call of the member, or whatever credits a deposit. */
export type PrizeServices = Pick<Services, 'db' | 'random'> & { readonly ports: Pick<Ports, 'givePoints'> };

export interface CouponPrize {
  readonly agentId: number;
  readonly memberId: string;
  /** Of the redemption, which is the key of what is given. */
  readonly id: string;
  readonly prizeKind: CouponPrizeKind;
  readonly prizeAmount: bigint;
  readonly usableUntil: Date | null;
  /** What is to be played for a bonus. */
  readonly targetSatang: bigint;
  readonly at: Date;
}

/** Gives what a code brings, at most once per redemption: money into the main wallet, a goal for it, points, or spins of the wheel. */
export async function givePrize(services: PrizeServices, tx: Tx, prize: CouponPrize): Promise<void> {
  const { random } = services;
  const { agentId, memberId, id, prizeKind, prizeAmount, usableUntil: endsAt, targetSatang, at } = prize;
  const of = { agentId, memberId, scope: couponTransfers.credit.scope, key: id, endsAt, at };
  if (prizeKind === 'point') {
    if (endsAt === null) throw new Error('Points of a coupon without an end');
    await services.ports.givePoints(services, tx, {
      ...of,
      points: Number(prizeAmount),
      reason: 'coupon',
      endsAt,
    });
    return;
  }
  if (prizeKind === 'bonus') {
    if (endsAt === null) throw new Error('A bonus of a coupon without an end');
    const bonus = { id, agentId, memberId, satang: prizeAmount, targetSatang, at, expiresAt: endsAt };
    return couponBonuses.promise(tx, services, bonus);
  }
  const hash = requestHash([memberId, prizeKind, prizeAmount]);
  if (prizeKind === 'spin') {
    await grantEntitlement(tx, {
      ...{
        ...of,
        lotId: random.uuid(),
        actId: random.uuid(),
        kind: SPIN_KIND,
        amount: Number(prizeAmount),
      },
      ...{ reference: `coupon:${id}`, requestHash: hash },
    });
    return;
  }
  const kind = couponTransfers.credit;
  const fromAccount = await houseAccount(services.db, tx.orm, agentId, kind.from[0]);
  const one = { transferId: random.uuid(), key: id, requestHash: hash, reference: id, memberId };
  await credit(tx, { kind, at, fromAccount, credits: [{ ...one, satang: prizeAmount }] });
}
