import type { deposit, paymentChannel, paymentEvent } from '#backend/areas/payment/tables.ts';
import type { Account } from '#backend/areas/payment/transfers/find-account.ts';
import {
  type ChannelInfo,
  type IncomingPayment,
  type PaymentQr,
  payment,
  type TransferTo,
} from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';

/** A way to deposit, with its limits (baht), quick amounts and receiver; the accounts are its sub-channels where it is a transfer. */
export function presentChannel(
  row: typeof paymentChannel.$inferSelect,
  accounts: readonly Account[],
): ChannelInfo {
  return {
    channel_id: row.id,
    kind: row.kind,
    name: row.name,
    min: toBaht(row.minSatang),
    max: toBaht(row.maxSatang),
    sub_channels: [...row.subChannels, ...accounts.filter(({ kind }) => kind === row.kind).map(subChannelOf)],
    quick_amounts: row.quickAmounts,
    expires_in_seconds: row.expiresInSeconds,
    receiver_name: row.receiverName,
  };
}

function subChannelOf(account: Account): ChannelInfo['sub_channels'][number] {
  const { sub_channel_id, bank_code, bank_name, account_name } = account;
  return { sub_channel_id, name: bank_name ?? account_name, ...(bank_code ? { bank_code } : {}) };
}

type QrRow = Pick<
  typeof deposit.$inferSelect,
  'ref' | 'payload' | 'satang' | 'askedSatang' | 'expiresAt' | 'receiverNo'
>;

/** A deposit as it is paid: by its QR, or to the account that it names. */
export function presentQr(row: QrRow, account: Omit<TransferTo, 'account_no'> | undefined): PaymentQr {
  return {
    ref: row.ref,
    payload: row.payload,
    amount: toBaht(row.satang),
    asked: row.askedSatang === null ? null : toBaht(row.askedSatang),
    transfer: account && row.receiverNo !== null ? { ...account, account_no: row.receiverNo } : null,
    expires_at: row.expiresAt.toISOString(),
  };
}

export type IncomingPaymentRow = Pick<
  typeof paymentEvent.$inferSelect,
  'body' | 'mismatch' | 'resolution' | 'receivedAt' | 'memberId'
>;

function incomingPaymentStatus(
  { resolution, memberId }: IncomingPaymentRow,
  readerId: string,
): IncomingPayment['status'] {
  if (resolution === null) return 'waiting';
  if (resolution === 'returned') return 'returned';
  return memberId === readerId ? 'credited' : 'other';
}

/** Money that did not fit, as the provider named it, told to a member; of what was credited to somebody else only that. */
export function presentIncomingPayment(row: IncomingPaymentRow, readerId: string): IncomingPayment {
  const { amount, currency } = payment.webhook.request.parse(row.body);
  const status = incomingPaymentStatus(row, readerId);
  return {
    amount: status === 'other' ? null : amount,
    currency,
    status,
    why: row.mismatch ?? 'unknown',
    arrived_at: row.receivedAt.toISOString(),
  };
}
