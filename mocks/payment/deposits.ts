import type {
  ChannelInfo,
  DepositEntry,
  IncomingPayment,
  PaymentStatus,
  QrInfo,
  TransferTo,
} from '#contract/payment.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { toSatang } from '#rules/money/baht.ts';
import { promptPayPayload } from '#rules/payment/emvco.ts';

export interface MockDeposit {
  readonly ref: string;
  readonly memberId: string;
  readonly idempotencyKey: string | undefined;
  readonly amount: number;
  /** Of a transfer, what was typed. */
  readonly asked: number | null;
  readonly transfer: TransferTo | null;
  /** Number of the promotion that begins when it is paid; null once it began, or without one. */
  promotion: number | null;
  readonly channel: Pick<ChannelInfo, 'kind' | 'name'>;
  readonly receiver: string;
  readonly askedAt: string;
  readonly expiresAt: string;
  endedAt: string | null;
  status: PaymentStatus;
  /** What was credited when it was paid. */
  credited: number | null;
  reason: string | null;
  /** It was cancelled, and not by its member. */
  isRefused: boolean;
  /** Money that came for it and did not fit. */
  readonly arrivals: IncomingPayment[];
}

/** The receiver's number; the mock bank does not read it. */
const PROMPTPAY_ID = '0000000000';

/** A deposit as it is paid. */
export const shown = (deposit: MockDeposit) => ({
  ref: deposit.ref,
  payload: deposit.transfer ? '' : promptPayPayload(PROMPTPAY_ID, toSatang(deposit.amount)),
  amount: deposit.amount,
  asked: deposit.asked,
  transfer: deposit.transfer,
  expires_at: deposit.expiresAt,
});

/** Where a deposit stands. */
export const depositStatus = ({ status, credited, reason, arrivals }: MockDeposit) => ({
  status,
  credited,
  reason,
  arrivals,
});

/** A deposit as it is paid, with where it stands. */
export const qrInfo = (deposit: MockDeposit): QrInfo => ({
  ...shown(deposit),
  ...depositStatus(deposit),
  ended_at: deposit.endedAt,
  receiver_name: deposit.receiver,
});

/** A deposit of the history; what a journey's provider refuses has a reason, what a member gives up has none. */
export const entry = (deposit: MockDeposit): DepositEntry => ({
  ref: deposit.ref,
  kind: deposit.channel.kind,
  channel_name: deposit.channel.name,
  amount: deposit.amount,
  ...depositStatus(deposit),
  refused: deposit.isRefused,
  asked_at: deposit.askedAt,
  expires_at: deposit.expiresAt,
  ended_at: deposit.endedAt,
});

/** Ends a deposit now, or when its time was over. */
export function end(world: Pick<CoreWorld, 'clock'>, deposit: MockDeposit, status: PaymentStatus): void {
  deposit.status = status;
  deposit.endedAt = status === 'expired' ? deposit.expiresAt : nowOf(world);
}
