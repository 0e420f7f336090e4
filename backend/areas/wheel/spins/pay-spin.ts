import { wheelTransfers } from '#backend/areas/wheel/wheel-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import { spendEntitlement } from '#backend/core/entitlements/spend-entitlement.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { Prize, WheelPay } from '#rules/wheel/prize.ts';
import { SPIN_POINTS } from '#rules/wheel/wheel-worth.ts';

const DAY_MS = 86_400_000;
/** Of what a spin costs. */
export const SPIN_SCOPE = 'wheel.spin';
/** Points of a prize can be spent for so long. */
const POINT_DAYS = 90;

interface SpinOf {
  readonly spinId: string;
  readonly at: Date;
}

/** Takes what a spin costs, a free spin or points, once per spin. Refuses 4921 and 4922. */
export async function takeCost(
  ctx: MemberCtx,
  tx: Tx,
  { spinId: key, at }: SpinOf,
  pay: WheelPay,
): Promise<void> {
  const { agentId, memberId } = ctx;
  if (pay === 'free') {
    const used = await spendEntitlement(tx, {
      ...{ actId: ctx.random.uuid(), scope: SPIN_SCOPE, key, requestHash: requestHash([memberId]) },
      ...{ memberId, kind: SPIN_KIND, amount: 1, reference: `wheel:${key}`, at },
    });
    if (used.outcome !== 'done') throw new Refusal('NO_SPIN_LEFT', 'คุณไม่มีสิทธิ์หมุนฟรีเหลือแล้ว');
    return;
  }
  const cost = { agentId, memberId, scope: SPIN_SCOPE, key, points: SPIN_POINTS, at };
  const spent = await ctx.ports.spendPoints(ctx, tx, { ...cost, reason: 'wheel' });
  if (spent.outcome !== 'done')
    throw new Refusal('POINTS_SHORT', `แต้มของคุณไม่พอ หมุนหนึ่งครั้งใช้ ${SPIN_POINTS} แต้ม`);
}

/** Gives the prize of a spin, once per spin: cash into the main wallet, or points. */
export async function givePrize(
  ctx: MemberCtx,
  tx: Tx,
  { spinId: key, at }: SpinOf,
  { type, amount }: Prize,
): Promise<void> {
  const { agentId, memberId } = ctx;
  if (type === 'point') {
    const endsAt = new Date(at.getTime() + POINT_DAYS * DAY_MS);
    const gift = { agentId, memberId, scope: wheelTransfers.prize.scope, key, points: amount, endsAt, at };
    await ctx.ports.givePoints(ctx, tx, { ...gift, reason: 'wheel' });
  }
  if (type !== 'cash') return;
  const kind = wheelTransfers.prize;
  const satang = BigInt(amount);
  const one = { transferId: ctx.random.uuid(), key, reference: key, memberId, satang };
  await credit(tx, {
    ...{ kind, at, fromAccount: await houseAccount(ctx.db, tx.orm, agentId, kind.from[0]) },
    credits: [{ ...one, requestHash: requestHash([memberId, amount]) }],
  });
}
