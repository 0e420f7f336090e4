import { z } from 'zod';
import { mismatches } from '#rules/payment/mismatch.ts';
import { COUPON_TYPED_LENGTH } from './coupon-typed.ts';
import { endpoint } from './endpoint.ts';
import { Baht, IdempotencyKey, Instant, InstantWithOffset, Nothing, queryInt } from './fields.ts';
import { slipCalls } from './payment/slip.ts';
import { withdrawCalls } from './payment/withdraw.ts';

const Ref = z.string().regex(/^[A-Z0-9]{8,32}$/);
export const PaymentStatus = z.enum(['pending', 'paid', 'expired', 'cancelled']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;
/** What became of a provider's event; `unmatched` money is kept for an operator, its status is that of the deposit if there is one. */
export const PaymentOutcome = z.enum(['credited', 'cancelled', 'ignored', 'unmatched']);
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

/** Money that arrived for a deposit and did not fit it: it waits for the operator, was credited to its member after all, sent back, or found to be somebody else's. */
export const IncomingPayment = z.object({
  /** Null where it was somebody else's: of that nothing is told. */
  amount: Baht.nullable(),
  currency: z.string(),
  status: z.enum(['waiting', 'credited', 'returned', 'other']),
  /** Why it did not fit. */
  why: z.enum(mismatches),
  arrived_at: Instant,
});
export type IncomingPayment = z.infer<typeof IncomingPayment>;

/** A transfer goes to an account of the agent; the other kinds are paid by a QR. */
export const channelKinds = ['promptpay', 'bank', 'true_money', 'gateway'] as const;

const SubChannel = z.object({
  sub_channel_id: z.int(),
  name: z.string(),
  /** The bank of an account that is transferred to. */
  bank_code: z.string().optional(),
  /** Where they are narrower than those of the channel. */
  min: Baht.optional(),
  max: Baht.optional(),
});

export const PaymentChannel = z.object({
  channel_id: z.int(),
  kind: z.enum(channelKinds),
  name: z.string(),
  min: Baht,
  max: Baht,
  sub_channels: z.array(SubChannel),
});
export type PaymentChannel = z.infer<typeof PaymentChannel>;

const ChannelDetails = z.object({
  quick_amounts: z.array(Baht),
  expires_in_seconds: z.int(),
  receiver_name: z.string(),
});
const ChannelInfo = PaymentChannel.extend(ChannelDetails.shape);
export type ChannelInfo = z.infer<typeof ChannelInfo>;

/** The account of the agent that a transfer goes to. */
const TransferTo = z.object({
  kind: z.enum(['bank', 'true_money']),
  bank_code: z.string().nullable(),
  bank_name: z.string().nullable(),
  account_no: z.string(),
  account_name: z.string(),
});
export type TransferTo = z.infer<typeof TransferTo>;

export const PaymentQr = z.object({
  ref: z.string(),
  /** Empty for a transfer. */
  payload: z.string(),
  /** What is to be paid to the satang; for a transfer that is what was asked for and some satang that make it the member's own. */
  amount: Baht,
  /** What was typed, where that is another amount; null for a QR. */
  asked: Baht.nullable(),
  /** Null for a QR. */
  transfer: TransferTo.nullable(),
  expires_at: Instant,
});
export type PaymentQr = z.infer<typeof PaymentQr>;

/** Where money arrived: the agent's account, and the number that the bank gave the transfer, as its slip has it. */
const StatementLine = z.object({
  account_no: z.string().regex(/^\d{10,15}$/),
  trans_ref: z.string().regex(/^[A-Za-z0-9]{8,40}$/),
});

/** Who paid, as far as the bank tells. */
const Payer = z.object({
  name: z.string().max(120).optional(),
  bank_code: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  /** What is told of the account, four digits at least: its last ones, or all places with some hidden (`xxx-x-x0209-x`). */
  account_tail: z
    .string()
    .max(24)
    .regex(/^(?:[-xX*•. ]*\d){4,15}[-xX*•. ]*$/)
    .optional(),
});
export type Payer = z.infer<typeof Payer>;

const DepositStatus = z.object({
  status: PaymentStatus,
  /** What was credited when it was paid: an operator may have paid it with another amount that came. Null before. */
  credited: Baht.nullable(),
  /** Why the provider refused it. */
  reason: z.string().nullable(),
  arrivals: z.array(IncomingPayment),
});
/** When a deposit was paid, given up or refused, or its time was over; null while it can be paid. */
const EndedAt = Instant.nullable();

/** A QR with where its deposit stands. */
const QrInfo = PaymentQr.extend({ ...DepositStatus.shape, ended_at: EndedAt, receiver_name: z.string() });
export type QrInfo = z.infer<typeof QrInfo>;

/** One deposit of the history. */
const DepositEntry = z.object({
  ref: z.string(),
  kind: z.enum(channelKinds),
  /** Of the way it was begun by. */
  channel_name: z.string(),
  /** What was to be paid. */
  amount: Baht,
  ...DepositStatus.shape,
  /** Of one that is cancelled: by the provider, and not by its member. */
  refused: z.boolean(),
  asked_at: Instant,
  expires_at: Instant,
  ended_at: EndedAt,
});
export type DepositEntry = z.infer<typeof DepositEntry>;

export const payment = {
  channels: endpoint({
    method: 'GET',
    path: '/api/member/payment/channels',
    auth: 'member',
    sameForAll: true,
    summary: 'Ways to deposit',
    request: Nothing,
    /** A backend that leaves the details away is asked for them by `info`, channel by channel. */
    data: z.array(PaymentChannel.extend(ChannelDetails.partial().shape)),
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/member/payment/info',
    auth: 'member',
    summary: 'Limits, quick amounts and receiver of one channel',
    request: z.object({ channel_id: queryInt(1, 1_000_000) }),
    data: ChannelInfo,
  }),
  generateQr: endpoint({
    method: 'POST',
    path: '/api/member/payment/generate_qr',
    auth: 'member',
    namesMember: true,
    summary: 'Begin one deposit: a QR, or an account and the exact amount to transfer',
    request: z.object({
      channel_id: z.int().min(1).max(1_000_000),
      sub_channel_id: z.int().min(1).max(1_000_000),
      amount: Baht,
      /** Number of the promotion that is accepted when the money arrives, in the version that was shown (4313, 4314). */
      promotion_id: z.int().min(1).max(1_000_000).optional(),
      promotion_version: z.int().min(1).max(1_000_000).optional(),
      /** A coupon that is held for this deposit and used when its money arrives (4901 to 4906). */
      coupon_code: z.string().max(COUPON_TYPED_LENGTH).optional(),
      idempotency_key: IdempotencyKey.optional(),
    }),
    data: PaymentQr,
  }),
  qrcodeInfo: endpoint({
    method: 'GET',
    path: '/api/member/payment/qrcode_info',
    auth: 'member',
    summary:
      'One QR deposit of the member, by ref or by the key it was asked for with (null when none was); without both the newest that is still pending',
    request: z.object({ ref: Ref.optional(), idempotency_key: IdempotencyKey.optional() }),
    data: QrInfo.nullable(),
  }),
  openQrs: endpoint({
    method: 'GET',
    path: '/api/member/payment/open_qrs',
    auth: 'member',
    summary:
      'QR deposits of the member that can still be paid, newest first; then those of the last 30 days of which money waits for the operator',
    request: Nothing,
    data: z.array(QrInfo),
    extension: true,
  }),
  listDeposits: endpoint({
    method: 'GET',
    path: '/api/member/deposit/list',
    auth: 'member',
    summary:
      'Deposits of the member, whatever became of them, newest first; `before` is the ref to continue after, `ref` finds one',
    request: z.object({ ref: Ref.optional(), before: Ref.optional(), limit: queryInt(1, 100).default(20) }),
    data: z.array(DepositEntry),
    extension: true,
  }),
  inquiryStatus: endpoint({
    method: 'GET',
    path: '/api/member/payment/inquiry_status',
    auth: 'member',
    summary: 'Has the deposit arrived?',
    request: z.object({ ref: Ref }),
    data: DepositStatus,
  }),
  cancelQr: endpoint({
    method: 'POST',
    path: '/api/member/payment/cancel',
    changes: ['wallet'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Give up a pending QR deposit',
    request: z.object({ ref: Ref }),
    data: z.object({ status: PaymentStatus }),
    extension: true,
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/payment/webhook',
    auth: 'signed',
    summary: 'The payment provider reports a deposit; signed with HMAC-SHA256 over `timestamp.body`',
    request: z
      .object({
        event_id: z.string().min(8).max(80),
        /** A line that is given up moves no money and ends no deposit. */
        type: z.enum(['payment.paid', 'payment.cancelled']),
        /** The deposit that a QR was made for; a line of a bank's statement knows none. */
        ref: Ref.optional(),
        line: StatementLine.optional(),
        payer: Payer.optional(),
        amount: Baht.refine((baht) => baht > 0),
        /** ISO 4217; what is not baht is kept and never credited. */
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/)
          .default('THB'),
        paid_at: InstantWithOffset,
        reason: z.string().max(200).optional(),
      })
      .refine(({ ref, line }) => (ref === undefined) !== (line === undefined), { error: 'ref or line' }),
    data: z.object({ outcome: PaymentOutcome, status: PaymentStatus.nullable() }),
    extension: true,
  }),
  ...slipCalls,
  ...withdrawCalls,
};
