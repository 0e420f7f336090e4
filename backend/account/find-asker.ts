import { and, count, eq, sql } from 'drizzle-orm';
import { findMember } from '#backend/account/find-member.ts';
import type { Ctx } from '#backend/ctx.ts';
import { member, session } from '#backend/db/schema/account.ts';
import { numberKey } from '#backend/limits/subject.ts';

/** Who asks for something with a mobile number before any proof, and whether the account knows the place. */
export interface Asker {
  readonly username: string;
  /** Keyed hash of the number. */
  readonly account: string;
  readonly member: typeof member.$inferSelect | undefined;
  /** What a login from before was made with: this very browser, or only this network address. */
  readonly known: 'device' | 'address' | undefined;
  /** True while the member has never logged in. */
  readonly isFirst: boolean;
  /** What tries are counted by: a known place for itself, everybody else together. */
  readonly place: string;
}

/** Looks up a normalised number. A stranger cannot have a member's device; an address may be shared. */
export async function findAsker(ctx: Ctx, username: string): Promise<Asker> {
  const found = await findMember(ctx, username);
  const ofMember = and(eq(member.agentId, ctx.agentId), eq(member.username, username));
  const [seen] = await ctx.db.orm
    .select({
      sessions: count(),
      byDevice: sql<number>`count(*) FILTER (WHERE ${session.deviceKey} = ${ctx.deviceKey ?? ''})`.mapWith(
        Number,
      ),
      byAddress: sql<number>`count(*) FILTER (WHERE ${session.address} = ${ctx.address})`.mapWith(Number),
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(ofMember);
  const base = {
    username,
    account: numberKey(ctx, username),
    member: found,
    isFirst: !seen || seen.sessions === 0,
  };
  if (ctx.deviceKey && seen && seen.byDevice > 0) {
    return { ...base, known: 'device', place: `device:${ctx.deviceKey}` };
  }
  if (seen && seen.byAddress > 0) return { ...base, known: 'address', place: `address:${ctx.address}` };
  return { ...base, known: undefined, place: 'elsewhere' };
}
