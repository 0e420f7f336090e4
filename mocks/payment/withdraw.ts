import { errorCodes } from '#contract/error-codes.ts';
import type { Withdrawal, WithdrawInfo } from '#contract/payment/withdraw.ts';
import { withdrawRefusal } from '#contract/payment/withdraw-refusal.ts';
import { payment as contract } from '#contract/payment.ts';
import { bankName } from '#mocks/agent/banks.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal, mocksOf, notFound } from '#mocks/mock.ts';
import { limitOf, type PromotionState } from '#mocks/promotion/choice.ts';
import { requireSecondFactor } from '#mocks/second-factor.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { turnoverStatus } from '#rules/payment/turnover.ts';
import {
  type Eligibility,
  isOpenWithdrawal,
  leftToday,
  type WithdrawalStatus,
  withdrawProblem,
} from '#rules/payment/withdrawal.ts';
import type { Turn } from '#rules/promotion/turn.ts';
import { isSelfExcluded } from '#rules/protection/exclusion.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

interface MockWithdrawal {
  readonly memberId: string;
  readonly idempotencyKey: string;
  /** What held before it. */
  readonly limit: PromotionState['promotionLimit'];
  shown: Withdrawal;
}

export interface WithdrawState {
  withdrawals: MockWithdrawal[];
  /** What every member was to play in all, and played of it, in baht. */
  turnover: { readonly target: number; readonly played: number; readonly of?: Turn | undefined } | null;
}

type World = CoreWorld & WithdrawState & PromotionState;
const mock = mocksOf<World>();

const RECENT = 20;
const LEAST_PAID = 5;
const MINUTE_MS = 60_000;
const QUICK_AMOUNTS = [300, 500, 1_000, 5_000, 10_000];
const terms = { minSatang: 10_000n, maxSatang: 5_000_000n, satangPerDay: 20_000_000n, countPerDay: 5 };
const account = { bank_code: '004', bank_name: bankName('004'), account_masked: 'xxx-x-x1234-x' };

/** A member's withdrawals, newest first. */
function ownOf(world: World, { memberId }: MockMember): MockWithdrawal[] {
  return world.withdrawals.filter((one) => one.memberId === memberId).toReversed();
}

function turnoverOf(world: World, { exclusion }: MockMember) {
  const turnover = isSelfExcluded(exclusion, new Date(nowOf(world))) ? null : world.turnover;
  const goal = turnover && { sinceSatang: 0n, goalSatang: toSatang(turnover.target) };
  return turnoverStatus(goal, toSatang(turnover?.played ?? 0));
}

function eligibilityOf(world: World, member: MockMember): Eligibility {
  const own = ownOf(world, member).map(({ shown }) => shown);
  const today = own.filter(
    ({ status, requested_at }) =>
      status !== 'refused' && bangkokDate(requested_at) === bangkokDate(nowOf(world)),
  );
  const limit = limitOf(world, member);
  return {
    satangToday: today.reduce((sum, { amount }) => sum + toSatang(amount), 0n),
    countToday: today.length,
    hasOpen: own.some(({ status }) => isOpenWithdrawal(status)),
    turnoverLeftSatang: turnoverOf(world, member).leftSatang,
    turnoverOf: world.turnover?.of ?? 'wager',
    availableSatang: toSatang(limit?.stays ?? member.balance),
    goesSatang: toSatang(limit?.goes ?? 0),
  };
}

/** As the backend: half of those that were paid last, and nothing of too few. */
function usualMinutes({ withdrawals }: World): number | null {
  const took = withdrawals.flatMap(({ shown: { status, requested_at, ended_at } }) =>
    status === 'paid' && ended_at ? [Date.parse(ended_at) - Date.parse(requested_at)] : [],
  );
  if (took.length < LEAST_PAID) return null;
  const half = took.sort((a, b) => a - b)[Math.ceil(took.length / 2) - 1] ?? 0;
  return Math.max(1, Math.ceil(half / MINUTE_MS));
}

function infoOf(world: World, member: MockMember): WithdrawInfo {
  const eligibility = eligibilityOf(world, member);
  const left = leftToday(terms, eligibility);
  const recent = ownOf(world, member)
    .slice(0, RECENT)
    .map(({ shown }) => shown);
  return {
    min: toBaht(terms.minSatang),
    max: toBaht(terms.maxSatang),
    quick_amounts: QUICK_AMOUNTS,
    left_today: toBaht(left.satang),
    count_left_today: left.count,
    turnover_left: toBaht(eligibility.turnoverLeftSatang),
    turnover_target: toBaht(turnoverOf(world, member).targetSatang),
    turnover_of: eligibility.turnoverOf,
    available: member.balance,
    bonus_limit: limitOf(world, member),
    pending: recent.find(({ status }) => isOpenWithdrawal(status)) ?? null,
    account: { ...account, account_name: `${member.firstName} ${member.lastName}` },
    second_factor: Boolean(member.secondFactor?.since),
    usual_minutes: usualMinutes(world),
    recent,
  };
}

function requireAllowed(world: World, member: MockMember, amount: number, goes: number): void {
  const eligibility = eligibilityOf(world, member);
  const problem = withdrawProblem(toSatang(amount), terms, eligibility, toSatang(goes));
  if (!problem) return;
  const { name, message, facts } = withdrawRefusal(problem, terms, eligibility);
  throw new MockRefusal(errorCodes[name], message, facts);
}

export const withdrawHandlers = [
  mock(contract.withdrawInfo, ({ world, member }) => infoOf(world, member)),
  mock(contract.createWithdrawal, ({ world, member, input }) => {
    const { amount, password, idempotency_key: key } = input;
    const first = ownOf(world, member).find((one) => one.idempotencyKey === key);
    if (first?.shown.amount === amount) return first.shown;
    if (first)
      throw new MockRefusal(errorCodes.DUPLICATE_REQUEST, 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
    if (member.password !== password) throw new MockRefusal(errorCodes.PASSWORD_WRONG, 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
    requireAllowed(world, member, amount, input.bonus_goes);
    requireSecondFactor(world, member, input.second_factor);
    const shown: Withdrawal = {
      ref: `MOCKOUT${String(world.withdrawals.length + 1).padStart(5, '0')}`,
      amount,
      status: 'requested',
      account,
      requested_at: nowOf(world),
      approved_at: null,
      ended_at: null,
      reason: null,
      bonus_removed: input.bonus_goes,
    };
    const limit = world.promotionLimit;
    world.promotionLimit = null;
    world.withdrawals.push({ memberId: member.memberId, idempotencyKey: key, shown, limit });
    member.balance = toBaht(toSatang(member.balance) - toSatang(amount) - toSatang(input.bonus_goes));
    return shown;
  }),
  mock(contract.listWithdrawals, ({ world, member, input: { before, idempotency_key: key, limit } }) => {
    const own = ownOf(world, member);
    if (key !== undefined) return own.filter((one) => one.idempotencyKey === key).map(({ shown }) => shown);
    const at = own.findIndex(({ shown }) => shown.ref === before);
    if (before !== undefined && at < 0) throw notFound();
    return own.slice(at + 1, at + 1 + limit).map(({ shown }) => shown);
  }),
];

/** Decides the newest withdrawal, as an operator would. */
export function decideNewest(
  world: World,
  { status, reason }: { status: Exclude<WithdrawalStatus, 'requested'>; reason?: string | undefined },
): void {
  const newest = world.withdrawals.at(-1);
  if (!newest || !isOpenWithdrawal(newest.shown.status)) return;
  const now = nowOf(world);
  const { shown } = newest;
  newest.shown = {
    ...shown,
    status,
    approved_at: status === 'refused' ? shown.approved_at : (shown.approved_at ?? now),
    ended_at: status === 'approved' ? null : now,
    reason: status === 'refused' ? (reason ?? 'ข้อมูลบัญชีไม่ถูกต้อง') : null,
  };
  const member = world.members.find(({ memberId }) => memberId === newest.memberId);
  if (!member || status !== 'refused') return;
  member.balance = toBaht(toSatang(member.balance) + toSatang(shown.amount) + toSatang(shown.bonus_removed));
  if (newest.limit) world.promotionLimit = { ...newest.limit, gain: shown.bonus_removed };
}
