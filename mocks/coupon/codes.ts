import { z } from 'zod';
import { CouponRow, type DepositCoupon } from '#contract/coupon.ts';
import {
  COUPON_REFUSED_MESSAGE,
  couponBonusRunning,
  couponHeld,
  couponNeedsDeposit,
  couponNeedsPlay,
  couponUnusedWords,
  couponWait,
} from '#contract/coupon-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { later, nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal } from '#mocks/mock.ts';
import { type BonusState, findRunningBonus } from '#mocks/running-bonus.ts';
import { COUPON_HOLD_MS } from '#rules/coupon/coupon.ts';
import { couponTail, plainCouponCode } from '#rules/coupon/coupon-code.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

export interface CouponsState {
  /** Codes that work, with what they bring and the baht at risk that they ask for. */
  coupons: MockCoupon[];
  couponRows: CouponRow[];
  couponKeys: Record<string, { plain: string | null; id: string }>;
  /** Codes that were named with deposits. */
  couponHolds: (DepositCoupon & { readonly plain: string | null })[];
  /** Baht at risk in the days that a code looks at. */
  couponStaked: number;
  wrongCoupons: number;
}

export const MockCoupon = z.object({
  code: z.string(),
  title: z.string(),
  prize: CouponRow.shape.prize,
  until: CouponRow.shape.until,
  /** Baht that are to be played, before it or for a bonus after it. */
  needed: z.number(),
  /** Baht of the deposit that it works with; 0 asks for none. */
  deposit: z.number().default(0),
});
type MockCoupon = z.infer<typeof MockCoupon>;

/** What a code is held against: a bonus of the shop may run too. */
export type CouponWorld = CoreWorld & CouponsState & Pick<BonusState, 'shopOrders'>;
const DAYS = 7;
const MOST_WRONG = 8;
const WAIT_MS = 450_000;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A code that works; refuses what the backend refuses. */
export function findCoupon(world: CouponWorld, plain: string | null, deposit: number | null): MockCoupon {
  if (world.wrongCoupons >= MOST_WRONG) {
    const until = new Date(new Date(nowOf(world)).getTime() + WAIT_MS);
    throw new MockRefusal(errorCodes.COUPON_WAIT, couponWait(until), { until: until.toISOString() });
  }
  const found = world.coupons.find(({ code }) => plainCouponCode(code) === plain);
  if (!found) {
    world.wrongCoupons += 1;
    throw new MockRefusal(errorCodes.COUPON_REFUSED, COUPON_REFUSED_MESSAGE);
  }
  const now = nowOf(world);
  const held = world.couponHolds.find((one) => one.plain === plain && (one.held_until ?? '') > now);
  if (held?.held_until)
    throw new MockRefusal(errorCodes.COUPON_HELD, couponHeld(new Date(held.held_until)), {
      until: held.held_until,
    });
  const least = toSatang(found.deposit);
  if (least > 0n && (deposit === null || toSatang(deposit) < least))
    throw new MockRefusal(errorCodes.COUPON_NEEDS_DEPOSIT, couponNeedsDeposit(least), {
      least: found.deposit,
    });
  refuseTerms(world, found);
  return found;
}

function refuseTerms(world: CouponWorld, { prize, needed: asked }: MockCoupon): void {
  const isBonus = prize.kind === 'bonus';
  const running = isBonus ? findRunningBonus(world) : undefined;
  if (running) {
    const { of, until } = running;
    throw new MockRefusal(errorCodes.COUPON_BONUS_RUNNING, couponBonusRunning(of, new Date(until)), {
      until,
    });
  }
  const [needed, staked] = [toSatang(asked), toSatang(world.couponStaked)];
  if (!isBonus && staked < needed)
    throw new MockRefusal(errorCodes.COUPON_NEEDS_PLAY, couponNeedsPlay(needed, staked, DAYS), {
      ...{ staked: toBaht(staked), needed: toBaht(needed), days: DAYS },
    });
}

/** Gives what a code brings, once. */
export function giveCoupon(world: CouponWorld, member: MockMember, found: MockCoupon): CouponRow {
  const { title, prize, until, code, needed } = found;
  const isBonus = prize.kind === 'bonus';
  const bonus = isBonus ? { target: needed, played: 0, status: 'running' as const } : null;
  const row = { id: idOf(world.couponRows.length + 1), tail: couponTail(code), title, prize, until, bonus };
  world.coupons = world.coupons.filter((one) => one !== found);
  if (prize.kind === 'credit') member.balance = toBaht(toSatang(member.balance) + toSatang(prize.amount));
  const done = { ...row, at: nowOf(world) };
  world.couponRows.unshift(done);
  return done;
}

/** Holds a code for a deposit that is made with it. */
export function holdCoupon(
  world: CouponWorld,
  { ref, amount, code }: { readonly ref: string; readonly amount: number; readonly code: string | undefined },
): void {
  if (code === undefined) return;
  const plain = plainCouponCode(code);
  const { title, code: made } = findCoupon(world, plain, amount);
  world.couponHolds.unshift({
    ...{ ref, plain, tail: couponTail(made), title, at: nowOf(world), why: null },
    held_until: later(world, COUPON_HOLD_MS),
  });
}

/** Lets go of what is held for a deposit that ends unpaid; of one that is paid the code is used where it still works. */
export function endHold(
  world: CouponWorld,
  member: MockMember | undefined,
  ref: string,
  credited: number | null,
) {
  const hold = world.couponHolds.find((one) => one.ref === ref && one.why === null);
  if (!hold) return;
  hold.held_until = null;
  if (credited === null || !member) return;
  world.couponHolds = world.couponHolds.filter((one) => one !== hold);
  const found = world.coupons.find(({ code }) => plainCouponCode(code) === hold.plain);
  if (found && credited >= found.deposit) giveCoupon(world, member, found);
  else {
    const why = couponUnusedWords[found ? 'below_deposit' : 'gone'];
    world.couponHolds.unshift({ ...hold, why });
  }
}
