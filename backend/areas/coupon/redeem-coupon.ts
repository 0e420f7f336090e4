import { countTry } from '#backend/areas/coupon/count-try.ts';
import { givePrize } from '#backend/areas/coupon/give-prize.ts';
import { hashCouponCode } from '#backend/areas/coupon/hash-code.ts';
import {
  findRedemption,
  NO_GOAL,
  presentRedemption,
  type RedemptionRow,
} from '#backend/areas/coupon/history.ts';
import {
  findOpenCoupon,
  lockCoupon,
  type OpenCoupon,
  readStaked,
} from '#backend/areas/coupon/read-coupon.ts';
import { couponRedemption } from '#backend/areas/coupon/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import { findOpenGoal } from '#backend/core/turnover/find-goal.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { coupon } from '#contract/coupon.ts';
import { COUPON_REFUSED_MESSAGE, couponBonusRunning, couponNeedsPlay } from '#contract/coupon-refusal.ts';
import { toBaht } from '#rules/money/baht.ts';

const DAY_MS = 86_400_000;

const use: Statement = {
  name: 'coupon_use',
  text: 'UPDATE coupon SET used = used + 1 WHERE code_hash = $1::text',
};

interface Order {
  readonly codeHash: string;
  readonly key: string;
}

/** What the same key did before; another code under it is refused. */
async function findFirst(db: Pick<Tx, 'query'>, memberId: string, { codeHash, key }: Order) {
  const first = await findRedemption(db, memberId, key);
  if (first && first.codeHash !== codeHash)
    throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
  return first;
}

async function requireStake(tx: Tx, memberId: string, found: OpenCoupon, at: Date): Promise<void> {
  const { prizeKind, stakeSatang: needed, stakeDays: days } = found;
  if (prizeKind === 'bonus' || needed === 0n) return;
  const staked = await readStaked(tx, memberId, new Date(at.getTime() - days * DAY_MS));
  if (staked >= needed) return;
  const facts = { staked: toBaht(staked), needed: toBaht(needed), days };
  throw new Refusal('COUPON_NEEDS_PLAY', couponNeedsPlay(needed, staked, days), facts);
}

/** One bonus is played for at a time: one stake never brings two. */
async function requireNoBonus(tx: Tx, memberId: string, { prizeKind }: OpenCoupon): Promise<void> {
  const running = prizeKind === 'bonus' ? await findOpenGoal(tx, memberId, 'coupon') : undefined;
  if (!running) return;
  const { expiresAt } = running;
  throw new Refusal('COUPON_BONUS_RUNNING', couponBonusRunning(expiresAt), {
    until: expiresAt.toISOString(),
  });
}

async function writeRedemption(
  ctx: MemberCtx,
  tx: Tx,
  { found, at, key }: { readonly found: OpenCoupon; readonly at: Date; readonly key: string },
): Promise<RedemptionRow> {
  const { agentId, memberId } = ctx;
  const { codeHash, batchId, tail, title, prizeKind, prizeAmount, stakeSatang: targetSatang } = found;
  const days = prizeKind === 'bonus' ? found.stakeDays : found.prizeDays;
  const usableUntil = days === null ? null : new Date(at.getTime() + days * DAY_MS);
  const own = { id: ctx.random.uuid(), prizeKind, prizeAmount, usableUntil, at };
  const row = { ...own, agentId, memberId, batchId, codeHash, idempotencyKey: key };
  await tx.orm.insert(couponRedemption).values(row);
  await tx.query(use, [codeHash]);
  await givePrize(ctx, tx, { ...own, targetSatang });
  const goal = prizeKind === 'bonus' ? { targetSatang, playedSatang: 0n, endedAs: null } : NO_GOAL;
  return { ...own, tail, title, codeHash, ...goal };
}

async function redeemNow(ctx: MemberCtx, tx: Tx, order: Order): Promise<RedemptionRow> {
  const { memberId } = ctx;
  const { codeHash, key } = order;
  // Devices of one member wait here, so the later one finds what the first did.
  await lockAccounts(tx, [memberId], 'main');
  await refuseExcludedNow(tx, memberId, ctx.now());
  const first = await findFirst(tx, memberId, order);
  if (first) return first;
  const refused = () => new Refusal('COUPON_REFUSED', COUPON_REFUSED_MESSAGE);
  if (!(await findOpenCoupon(tx, { memberId, codeHash, at: ctx.now() }))) throw refused();
  // Members who want the last of a budget wait here.
  await lockCoupon(tx, codeHash);
  const at = ctx.now();
  const found = await findOpenCoupon(tx, { memberId, codeHash, at });
  if (!found) throw refused();
  await requireStake(tx, memberId, found, at);
  await requireNoBonus(tx, memberId, found);
  return writeRedemption(ctx, tx, { found, at, key });
}

/**
 * Takes what a code brings, in one transaction; the same key answers the first result. Refuses 4111 (the key took another code),
 * 4901 (every code that does not work), 4902 (its condition), 4903 (too many that did not work) and 4904 (another bonus runs). Locks the main wallet, then the code.
 */
export const redeemCoupon: Verb<typeof coupon.redeem> = async ({ ctx, input }) => {
  const order = { codeHash: hashCouponCode(ctx, input.code), key: input.idempotency_key };
  const row = await oneAtATime(`coupon|${ctx.memberId}`, async () => {
    const first = await findFirst(ctx.db, ctx.memberId, order);
    return first ?? countTry(ctx, () => ctx.db.transact((tx) => redeemNow(ctx, tx, order)));
  });
  return presentRedemption(row);
};
