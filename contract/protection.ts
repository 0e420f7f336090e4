import { z } from 'zod';
import { exclusionKinds, exclusionLengths } from '#rules/protection/exclusion.ts';
import { limitWindows } from '#rules/protection/limit-window.ts';
import { limitKinds } from '#rules/protection/member-limit.ts';
import { realityMinutes } from '#rules/protection/reality.ts';
import { endpoint } from './endpoint.ts';
import { Baht, IdempotencyKey, Instant, Nothing } from './fields.ts';
import { netFields } from './wallet/session-net.ts';

/** Baht; for a limit of `time` whole minutes. Null is no limit. */
const LimitAmount = Baht.nullable();
const MINUTES_OF_A_MONTH = 44_640;
const which = { kind: z.enum(limitKinds), window: z.enum(limitWindows) };

const Limit = z.object({
  ...which,
  /** What the member set. */
  amount: LimitAmount,
  /** What the operator set beside it; the stricter one holds. */
  operator_amount: LimitAmount,
  /** What counts towards it now, whether there is a limit or not. */
  used: Baht,
  /** What the one that holds still leaves. */
  left: LimitAmount,
  /** When some of what counts now counts no more; null while nothing does. */
  resets_at: Instant.nullable(),
  /** A looser one that waits to be confirmed. */
  pending: z
    .object({ amount: LimitAmount, asked_at: Instant, confirm_from: Instant, confirm_until: Instant })
    .nullable(),
});
export type Limit = z.infer<typeof Limit>;

const ShownExclusion = z.object({ kind: z.enum(exclusionKinds), until: Instant.nullable() });

const RealityMinutes = z.union(realityMinutes.map((minutes) => z.literal(minutes)));

const Reality = z.object({
  minutes: RealityMinutes,
  started_at: Instant,
  /** When the member is told next. */
  due_at: Instant,
  /** Since the session began. */
  ...netFields,
});
export type Reality = z.infer<typeof Reality>;

const Protection = z.object({
  /** Each kind in each window, set or not. */
  limits: z.array(Limit),
  barred: ShownExclusion.nullable(),
  /** So often a session says how long it lasts and what it brought. */
  reality_minutes: RealityMinutes,
});
export type Protection = z.infer<typeof Protection>;

const DepositHeadroom = z.object({
  /** Which limit of the member leaves so little: that of deposits, or that of time, under which nothing is deposited. */
  why: z.enum(['deposit', 'time']),
  /** What can be deposited now. */
  left: Baht,
  /** When more can be, and how much then; null without an end. */
  frees: z.array(z.object({ at: Instant, left: LimitAmount })),
});
export type DepositHeadroom = z.infer<typeof DepositHeadroom>;

const NewLimit = z
  .object({ ...which, amount: LimitAmount, idempotency_key: IdempotencyKey })
  .refine(
    ({ kind, amount }) =>
      kind !== 'time' || amount === null || (Number.isInteger(amount) && amount <= MINUTES_OF_A_MONTH),
    { path: ['amount'], error: 'กรอกจำนวนนาทีเป็นเลขจำนวนเต็ม ไม่เกิน 44,640 นาที' },
  );

/** What protects members from playing more than they want to. */
export const protection = {
  show: endpoint({
    method: 'GET',
    path: '/api/member/protection',
    auth: 'member',
    summary: 'Limits with what of them is used, what waits to be confirmed, and whether the member is barred',
    request: Nothing,
    data: Protection,
    extension: true,
  }),
  depositRoom: endpoint({
    method: 'GET',
    path: '/api/member/protection/deposit_room',
    auth: 'member',
    summary: 'How much the limits of the member let be deposited now and later; null where none does',
    request: Nothing,
    data: DepositHeadroom.nullable(),
    extension: true,
  }),
  setLimit: endpoint({
    method: 'POST',
    path: '/api/member/protection/limit',
    changes: ['protection'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary:
      'Ask for a limit: a stricter one holds at once, a looser one after 24 hours and a second confirmation',
    request: NewLimit,
    data: Limit,
    extension: true,
  }),
  confirmLimit: endpoint({
    method: 'POST',
    path: '/api/member/protection/confirm',
    changes: ['protection'],
    auth: 'member',
    namesMember: true,
    summary:
      'Confirm the looser limit that was asked for, 24 hours to 7 days after that; `amount` says which it was',
    request: z.object({ ...which, amount: LimitAmount }),
    data: Limit,
    extension: true,
  }),
  cancelRaise: endpoint({
    method: 'POST',
    path: '/api/member/protection/cancel',
    changes: ['protection'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Take back the looser limit that waits',
    request: z.object(which),
    data: Limit,
    extension: true,
  }),
  bar: endpoint({
    method: 'POST',
    path: '/api/member/protection/bar',
    session: 'ends',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Begin a time-out or a self-exclusion, which ends every session and is not taken back',
    request: z.object({ length: z.enum(exclusionLengths), password: z.string().max(128) }),
    data: ShownExclusion,
    extension: true,
  }),
  reality: endpoint({
    method: 'GET',
    path: '/api/member/protection/reality',
    auth: 'member',
    summary: 'How long this session lasts, what it brought, and when its member is told so next',
    request: Nothing,
    data: Reality,
    extension: true,
  }),
  setReality: endpoint({
    method: 'POST',
    path: '/api/member/protection/reality',
    changes: ['protection'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Choose how often a session says how long it lasts',
    request: z.object({ minutes: RealityMinutes }),
    data: Reality,
    extension: true,
  }),
  seeReality: endpoint({
    method: 'POST',
    path: '/api/member/protection/reality/seen',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Go on after being told; before it is due this does nothing',
    request: Nothing,
    data: Reality,
    extension: true,
  }),
  declineOffer: endpoint({
    method: 'POST',
    path: '/api/member/protection/offer/decline',
    auth: 'member',
    namesMember: true,
    summary: 'Decline the offer of limits, which is not made again',
    request: Nothing,
    data: Nothing,
    extension: true,
  }),
};
