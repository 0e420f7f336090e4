import {
  findWithdrawalEligibility,
  type WithdrawalEligibility,
} from '#backend/areas/payment/withdraw/find-withdrawal-eligibility.ts';
import { findWithdrawalOfKey } from '#backend/areas/payment/withdraw/find-withdrawals.ts';
import { presentWithdrawal, type WithdrawalRow } from '#backend/areas/payment/withdraw/present.ts';
import { withdrawal } from '#backend/areas/payment/withdraw/tables.ts';
import { withdrawalHash } from '#backend/areas/payment/withdraw/withdrawal-hash.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockForHold, placeHold } from '#backend/core/ledger/hold.ts';
import { paymentRef } from '#backend/core/ledger/payment-ref.ts';
import { bankKey } from '#backend/core/limits/subject.ts';
import type { Payee } from '#backend/core/policies/closing.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { withdrawRefusal } from '#contract/payment/withdraw-refusal.ts';
import type { payment } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import { type WithdrawProblem, withdrawProblem } from '#rules/payment/withdrawal.ts';

interface Order {
  readonly satang: bigint;
  readonly key: string;
  /** What goes of a bonus, as the member saw it. */
  readonly goesSatang: bigint;
}

/**
 * Asks for money to be paid to the member's registered account and holds it in the same transaction. The same key with the
 * same amount answers the first withdrawal. Refuses 4008 and 4002 (password), 4011 and 4012 (second factor), 4301 and 4302 (at a time), 4303 while one is
 * open, 4304 (what is still to be played), 4308 and 4309 (a day in Bangkok), 4316 (another part of a bonus goes than was shown), 4110, and 4111 when the key asked for another amount.
 */
export const createWithdrawal: Verb<typeof payment.createWithdrawal> = async ({ ctx, input }) => {
  const [satang, goesSatang] = [toSatang(input.amount), toSatang(input.bonus_goes)];
  const order: Order = { satang, goesSatang, key: input.idempotency_key };
  const first = await earlier(ctx.db, ctx.memberId, order);
  if (first) return presentWithdrawal(first);
  const shown = await ctx.ports.askPassword(ctx, input.password, {
    secondFactor: input.second_factor,
    before: () => foresee(ctx, order),
  });
  const row = await ctx.db.transact(async (tx) => {
    // One of a member is made at a time, so that what is open and the day's sums hold.
    await lockProvedMember(tx, ctx, shown);
    return (await earlier(tx, ctx.memberId, order)) ?? (await create(tx, ctx, order));
  });
  return presentWithdrawal(row);
};

async function earlier(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { satang, key }: Order,
): Promise<WithdrawalRow | undefined> {
  const row = await findWithdrawalOfKey(db, memberId, key);
  if (row && row.satang !== satang)
    throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
  return row;
}

/** Told before a code is used up; the answer that counts is the transaction's, which finds what its key made meanwhile. */
async function foresee(ctx: MemberCtx, order: Order): Promise<void> {
  const refusal = against(order, await findWithdrawalEligibility(ctx.db, ctx, ctx.now()));
  if (refusal && !(await earlier(ctx.db, ctx.memberId, order))) throw refusal;
}

async function create(tx: Tx, ctx: MemberCtx, order: Order): Promise<WithdrawalRow> {
  // Nothing is won or staked between what goes is told and what is taken.
  await lockForHold(tx, ctx.memberId);
  const eligibility = await findWithdrawalEligibility(tx, ctx, ctx.now());
  const refusal = against(order, eligibility);
  if (refusal) throw refusal;
  return writeWithdrawal(tx, ctx, order, eligibility);
}

function against({ satang, goesSatang }: Order, eligibility: WithdrawalEligibility): Refusal | null {
  const problem = withdrawProblem(satang, eligibility.terms, eligibility, goesSatang);
  return problem && refusalOf(problem, eligibility);
}

/**
 * Holds the money, takes what goes of a bonus and writes the withdrawal; whether it is allowed is the caller's to know, who holds the
 * wallet. Refuses 4110.
 */
export async function writeWithdrawal(
  tx: Tx,
  ctx: Payee,
  order: Pick<Order, 'satang' | 'key'>,
  eligibility: WithdrawalEligibility,
): Promise<WithdrawalRow> {
  const now = ctx.now();
  const row = newRow(ctx, order, eligibility, now);
  // First, for it is reckoned of all that is in the wallet.
  const { memberId, agentId } = ctx;
  if (eligibility.trim)
    await ctx.ports.bonusLimit.take(tx, ctx, { memberId, agentId, reference: row.ref, at: now });
  const held = await placeHold(tx, {
    holdId: row.holdId,
    transferId: ctx.random.uuid(),
    scope: `payment.withdraw:${ctx.memberId}`,
    key: order.key,
    requestHash: withdrawalHash(row),
    reference: row.ref,
    memberId: ctx.memberId,
    satang: order.satang,
    at: now,
  });
  // A bet went first, with the wallet locked.
  if (held.outcome === 'insufficient') throw refusalOf('insufficient', eligibility);
  if (held.outcome !== 'placed') throw new Error(`Money of ${order.key} is held without its withdrawal`);
  await tx.orm.insert(withdrawal).values(row);
  return { ...row, bankName: eligibility.account.bankName };
}

function refusalOf(problem: WithdrawProblem, eligibility: WithdrawalEligibility): Refusal {
  const { name, message, facts } = withdrawRefusal(problem, eligibility.terms, eligibility);
  return new Refusal(name, message, facts);
}

function newRow(
  ctx: Payee,
  { satang, key }: Pick<Order, 'satang' | 'key'>,
  { terms, account, goesSatang }: WithdrawalEligibility,
  requestedAt: Date,
): typeof withdrawal.$inferSelect {
  return {
    ref: paymentRef(ctx.random),
    memberId: ctx.memberId,
    agentId: ctx.agentId,
    channelId: terms.channelId,
    idempotencyKey: key,
    satang,
    trimmedSatang: goesSatang,
    bankCode: account.bankCode,
    accountMasked: account.accountMasked,
    accountKey: bankKey(ctx, account.bankCode, account.accountNo),
    holdId: ctx.random.uuid(),
    status: 'requested',
    reason: null,
    requestedAt,
    approvedAt: null,
    endedAt: null,
    approvedActId: null,
    actId: null,
  };
}
