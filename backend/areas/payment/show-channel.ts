import { findChannel } from '#backend/areas/payment/find-channel.ts';
import { presentChannel } from '#backend/areas/payment/present.ts';
import { findAccounts } from '#backend/areas/payment/transfers/find-account.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment } from '#contract/payment.ts';

/** Limits (baht), quick amounts and receiver of one channel. */
export const showChannel: Verb<typeof payment.info> = async ({ ctx, input }) =>
  presentChannel(await findChannel(ctx, input.channel_id), await findAccounts(ctx));
