import { and, eq } from 'drizzle-orm';
import { paymentChannel } from '#backend/areas/payment/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';

/** A channel of the agent; throws 404 when it has none with this id. */
export async function findChannel(ctx: Pick<Ctx, 'db' | 'agentId'>, channelId: number) {
  const [row] = await ctx.db.orm
    .select()
    .from(paymentChannel)
    .where(and(eq(paymentChannel.id, channelId), eq(paymentChannel.agentId, ctx.agentId)));
  if (!row) throw notFound();
  return row;
}
