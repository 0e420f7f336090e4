import { asc, eq } from 'drizzle-orm';
import type { Verb } from '#backend/http/implement.ts';
import { presentChannel } from '#backend/payment/present.ts';
import { paymentChannel } from '#backend/payment/tables.ts';
import type { payment } from '#contract/payment.ts';

/** Ways to deposit with this agent. */
export const listChannels: Verb<typeof payment.channels> = async ({ ctx }) => {
  const rows = await ctx.db.orm
    .select()
    .from(paymentChannel)
    .where(eq(paymentChannel.agentId, ctx.agentId))
    .orderBy(asc(paymentChannel.id));
  return rows.map(presentChannel);
};
