import { eq } from 'drizzle-orm';
import { agent } from '#backend/areas/agent/tables.ts';
import { findOffered } from '#backend/areas/promotion/find-offers.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import { presentOffer } from '#contract/present-offer.ts';
import type { promotion } from '#contract/promotion.ts';

/** Promotions of the agent that run, in the order of the page; 404 for another agent. */
export const listPromotions: Verb<typeof promotion.list> = async ({ ctx, input }) => {
  const [own] = await ctx.db.orm.select().from(agent).where(eq(agent.id, ctx.agentId));
  if (!own || (input.agent_code !== undefined && input.agent_code !== own.code)) throw notFound();
  return (await findOffered(ctx.db, ctx.now())).map(presentOffer);
};
