import type { deposit, paymentChannel } from '#backend/db/schema/payment.ts';
import { toBaht } from '#contract/money.ts';
import type { PaymentChannel, PaymentQr } from '#contract/payment.ts';

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
