import { and, eq, type SQL, sql } from 'drizzle-orm';
import { member, session } from '#backend/account/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { numberKey } from '#backend/limits/subject.ts';

/** Who asks for something with a mobile number before any proof, and whether the account knows the place. */
export interface Asker {
  readonly username: string;
  /** Keyed hash of the number. */
  readonly account: string;
  /** Undefined too where an operator locked the account, or it was closed: such a number is answered as one that nobody has. */
  readonly member: typeof member.$inferSelect | undefined;
  /** What a login from before was made with: this very browser, or only this network address. */
  readonly known: 'device' | 'address' | undefined;
  /** True while the member has never logged in. */
  readonly isFirst: boolean;
  /** What tries are counted by: a known place for itself, everybody else together. */
  readonly place: string;
}

/** Sessions of the member in the outer query, as many as fit. */
function sessionsOf(fits: SQL): SQL<number> {
  return sql`(SELECT count(*) FROM ${session} WHERE ${session.memberId} = ${member.id} AND ${fits})`.mapWith(
    Number,
  );
}

/** Looks up a normalised number. A stranger cannot have a member's device; an address may be shared. */
export async function findAsker(ctx: Ctx, username: string): Promise<Asker> {
  const [row] = await ctx.db.orm
    .select({
      member,
      sessions: sessionsOf(sql`true`),
      byDevice: sessionsOf(sql`${session.deviceKey} = ${ctx.deviceKey ?? ''}`),
      byAddress: sessionsOf(sql`${session.address} = ${ctx.address}`),
    })
    .from(member)
    .where(and(eq(member.agentId, ctx.agentId), eq(member.username, username)));
  const base = {
    username,
    account: numberKey(ctx, username),
    member: row?.member.status === 'active' ? row.member : undefined,
    isFirst: !row || row.sessions === 0,
  };
  if (ctx.deviceKey && row && row.byDevice > 0) {
    return { ...base, known: 'device', place: `device:${ctx.deviceKey}` };
  }
  // Callers without an address share `unknown`, which is no place.
  if (row && row.byAddress > 0 && ctx.address !== 'unknown')
    return { ...base, known: 'address', place: `address:${ctx.address}` };
  return { ...base, known: undefined, place: 'elsewhere' };
}
