import { and, eq, sql } from 'drizzle-orm';
import { findKnownDevice, type KnownDeviceKind } from '#backend/areas/account/known-devices/known-devices.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import { numberKey } from '#backend/core/limits/subject.ts';
import type { LoginAsker } from '#backend/core/session/ask-password.ts';

/** Who asks for something with a mobile number before any proof, and whether the account knows the device. */
export interface Asker {
  readonly username: string;
  /** Keyed hash of the number. */
  readonly account: string;
  /** Undefined too where an operator locked the account, or it was closed: such a number is answered as one that nobody has. */
  readonly member: typeof member.$inferSelect | undefined;
  /** What a login from before was made with: this very browser, or only this network address. */
  readonly known: KnownDeviceKind | undefined;
  /** True while the member has never logged in. */
  readonly isFirst: boolean;
  /** What tries are counted by: a known device for itself, everybody else together. */
  readonly origin: string;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Looks up a normalised number. A stranger cannot have a member's device; an address may be shared. */
export async function findAsker(ctx: LoginAsker, username: string): Promise<Asker> {
  const [row] = await ctx.db.orm
    .select({
      member,
      isFirst: sql<boolean>`NOT EXISTS (SELECT 1 FROM ${session} WHERE ${session.memberId} = ${member.id})`,
    })
    .from(member)
    .where(and(eq(member.agentId, ctx.agentId), eq(member.username, username)));
  const known = await findKnownDevice(ctx, row?.member.id ?? NOBODY);
  const origin = known === 'device' ? `device:${ctx.deviceKey}` : `address:${ctx.address}`;
  return {
    username,
    account: numberKey(ctx, username),
    member: row?.member.status === 'active' ? row.member : undefined,
    known,
    isFirst: row?.isFirst ?? true,
    origin: known ? origin : 'elsewhere',
  };
}
