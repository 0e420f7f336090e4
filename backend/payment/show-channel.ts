import type { Verb } from '#backend/http/implement.ts';
import { findChannel } from '#backend/payment/find-channel.ts';
import { presentChannel } from '#backend/payment/present.ts';
import type { payment } from '#contract/payment.ts';

/** Limits (baht), quick amounts and receiver of one channel. */
export const showChannel: Verb<typeof payment.info> = async ({ ctx, input }) => {
  const row = await findChannel(ctx, input.channel_id);
  return {
    ...presentChannel(row),
    quick_amounts: row.quickAmounts,
    expires_in_seconds: row.expiresInSeconds,
    receiver_name: row.receiverName,
  };
};
