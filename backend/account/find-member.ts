import { and, eq } from 'drizzle-orm';
import { member } from '#backend/account/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

/** The member with a mobile number, written in any usual way; undefined when nobody has it. */
export async function findMember(
  ctx: Pick<Ctx, 'db' | 'agentId'>,
  username: string,
): Promise<typeof member.$inferSelect | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(member)
    .where(and(eq(member.agentId, ctx.agentId), eq(member.username, normaliseMobile(username))));
  return row;
}
