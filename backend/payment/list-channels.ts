import { asc, eq } from 'drizzle-orm';
import type { Verb } from '#backend/http/implement.ts';
import { presentChannel } from '#backend/payment/present.ts';
import { paymentChannel } from '#backend/payment/tables.ts';
import { findAccounts } from '#backend/payment/transfers/find-account.ts';
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
