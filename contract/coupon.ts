import { z } from 'zod';
import { couponPrizes } from '#rules/coupon/coupon.ts';
import { COUPON_TYPED_LENGTH } from './coupon-typed.ts';
import { endpoint } from './endpoint.ts';
import { Baht, IdempotencyKey, Instant, Uuid } from './fields.ts';

const bonusStatuses = ['running', 'done', 'expired', 'excluded'] as const;

export const CouponRow = z.object({
  id: Uuid,
  /** The last four letters of its code. */
  tail: z.string(),
  title: z.string(),
  /** Baht of credit, else how many. */
  prize: z.object({ kind: z.enum(couponPrizes), amount: z.number() }),
  at: Instant,
  /** Until when points or spins can be used, or a bonus be played for; null for money. */
  until: Instant.nullable(),
  /** Of a bonus: baht that are to be played for it, what of them is, and what became of it. */
  bonus: z.object({ target: Baht, played: Baht, status: z.enum(bonusStatuses) }).nullable(),
});
export type CouponRow = z.infer<typeof CouponRow>;

/** A code that was named with a deposit and brought nothing yet, or will not. */
export const DepositCoupon = z.object({
  ref: z.string(),
  tail: z.string(),
  title: z.string(),
  at: Instant,
  /** Held for the deposit until then; null where it is held no more. */
  held_until: Instant.nullable(),
  /** Why its deposit was credited without it; null while the deposit is not credited. */
  why: z.string().nullable(),
});
export type DepositCoupon = z.infer<typeof DepositCoupon>;

/** Codes that bring money, points or spins. */
export const coupon = {
  redeem: endpoint({
    method: 'POST',
    path: '/api/member/coupon/redeem',
    changes: ['coupon', 'wallet', 'points', 'wheel', 'redemption'],
    auth: 'member',
    namesMember: true,
    summary: 'Take what a code brings; asked for again with its key it answers the same',
    request: z.object({ code: z.string().max(COUPON_TYPED_LENGTH), idempotency_key: IdempotencyKey }),
    data: CouponRow,
    extension: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/member/coupon/history',
    auth: 'member',
    summary: 'Codes that the member used, newest first; `before` is the row to go on after',
    request: z.object({ before: Uuid.optional() }),
    data: z.object({
      rows: z.array(CouponRow),
      before: Uuid.nullable(),
      /** On the first page alone: those of the last day that are held, or that a deposit was credited without. */
      deposits: z.array(DepositCoupon),
    }),
    extension: true,
  }),
};
