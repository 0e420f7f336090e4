import { asc, eq } from 'drizzle-orm';
import { presentChannel } from '#backend/areas/payment/present.ts';
import { paymentChannel } from '#backend/areas/payment/tables.ts';
import { findAccounts } from '#backend/areas/payment/transfers/find-account.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment } from '#contract/payment.ts';

/** Ways to deposit with this agent; a transfer without an account is none. */
export const listChannels: Verb<typeof payment.channels> = async ({ ctx }) => {
  const accounts = await findAccounts(ctx);
  const rows = await ctx.db.orm
    .select()
    .from(paymentChannel)
    .where(eq(paymentChannel.agentId, ctx.agentId))
    .orderBy(asc(paymentChannel.id));
  return rows
    .map((row) => presentChannel(row, accounts))
    .filter(({ sub_channels }) => sub_channels.length > 0);
};
