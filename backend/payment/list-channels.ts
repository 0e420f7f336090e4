import { asc, eq } from 'drizzle-orm';
import type { MemberCtx } from '#backend/ctx.ts';
import { presentChannel } from '#backend/payment/present.ts';
import { paymentChannel } from '#backend/payment/tables.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';

/** Ways to deposit with this agent. */
export async function listChannels({ ctx }: { ctx: MemberCtx }): Promise<DataOf<typeof payment.channels>> {
  const rows = await ctx.db.orm
    .select()
    .from(paymentChannel)
    .where(eq(paymentChannel.agentId, ctx.agentId))
    .orderBy(asc(paymentChannel.id));
  return rows.map(presentChannel);
}
