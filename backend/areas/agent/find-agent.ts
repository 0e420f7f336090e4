import { eq } from 'drizzle-orm';
import { agent } from '#backend/areas/agent/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';

interface AgentKey {
  readonly agent_code?: string | undefined;
  readonly agent_id?: number | undefined;
}

/** The agent of this backend. Throws 404 when the caller names another one by code or id. */
export async function findAgent(ctx: Ctx, key: AgentKey): Promise<typeof agent.$inferSelect> {
  const [row] = await ctx.db.orm.select().from(agent).where(eq(agent.id, ctx.agentId));
  if (!row) throw new Error(`Agent ${ctx.agentId} is not seeded`);
  const isOther = (key.agent_code ?? row.code) !== row.code || (key.agent_id ?? row.id) !== row.id;
  if (isOther) throw notFound();
  return row;
}
