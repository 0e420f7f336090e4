import type { deposit, paymentChannel, paymentEvent } from '#backend/payment/tables.ts';
import { type ChannelInfo, type PaymentArrival, type PaymentQr, payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';

/** A way to deposit, with its limits (baht), quick amounts and receiver. */
export function presentChannel(row: typeof paymentChannel.$inferSelect): ChannelInfo {
  return {
    channel_id: row.id,
    kind: row.kind,
    name: row.name,
    min: toBaht(row.minSatang),
    max: toBaht(row.maxSatang),
    sub_channels: row.subChannels,
    quick_amounts: row.quickAmounts,
    expires_in_seconds: row.expiresInSeconds,
    receiver_name: row.receiverName,
  };
}

type QrRow = Pick<typeof deposit.$inferSelect, 'ref' | 'payload' | 'satang' | 'expiresAt'>;

export function presentQr(row: QrRow): PaymentQr {
  return {
    ref: row.ref,
    payload: row.payload,
    amount: toBaht(row.satang),
    expires_at: row.expiresAt.toISOString(),
  };
}

const arrivalStatus = { matched: 'credited', returned: 'returned' } as const;

type ArrivalRow = Pick<typeof paymentEvent.$inferSelect, 'body' | 'resolution' | 'receivedAt'>;

/** Money that did not fit, as the provider named it. */
export function presentArrival(row: ArrivalRow): PaymentArrival {
  const { amount, currency } = payment.webhook.request.parse(row.body);
  return {
    amount,
    currency,
    status: row.resolution === null ? 'waiting' : arrivalStatus[row.resolution],
    arrived_at: row.receivedAt.toISOString(),
  };
}
