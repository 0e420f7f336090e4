import type { MemberCtx } from '#backend/ctx.ts';
import { findChannel } from '#backend/payment/find-channel.ts';
import { presentChannel } from '#backend/payment/present.ts';
import type { DataOf, ParsedRequestOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';

/** Limits (baht), quick amounts and receiver of one channel. */
export async function channelInfo({
  ctx,
  input,
}: {
  ctx: MemberCtx;
  input: ParsedRequestOf<typeof payment.info>;
}): Promise<DataOf<typeof payment.info>> {
  const row = await findChannel(ctx, input.channel_id);
  return {
    ...presentChannel(row),
    quick_amounts: row.quickAmounts,
    expires_in_seconds: row.expiresInSeconds,
    receiver_name: row.receiverName,
  };
}
