import type { deposit, paymentChannel, paymentEvent } from '#backend/payment/tables.ts';
import { type PaymentArrival, type PaymentChannel, type PaymentQr, payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';

export function presentChannel(row: typeof paymentChannel.$inferSelect): PaymentChannel {
  return {
    channel_id: row.id,
    kind: row.kind,
    name: row.name,
    min: toBaht(row.minSatang),
    max: toBaht(row.maxSatang),
    sub_channels: row.subChannels,
  };
}

export function presentQr(row: typeof deposit.$inferSelect): PaymentQr {
  return {
    ref: row.ref,
    payload: row.payload,
    amount: toBaht(row.satang),
    expires_at: row.expiresAt.toISOString(),
  };
}

const arrivalStatus = { matched: 'credited', returned: 'returned' } as const;

/** Money that did not fit, as the provider named it. */
export function presentArrival(row: typeof paymentEvent.$inferSelect): PaymentArrival {
  const { amount, currency } = payment.webhook.request.parse(row.body);
  return {
    amount,
    currency,
    status: row.resolution === null ? 'waiting' : arrivalStatus[row.resolution],
    arrived_at: row.receivedAt.toISOString(),
  };
}
