import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Asker } from '#backend/areas/account/codes/find-asker.ts';
import { resetCode } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Ctx } from '#backend/ctx.ts';

type Row = typeof resetCode.$inferSelect;

/** The codes of a number, one at most for each origin that asked. */
export function ofAccount(ctx: Pick<Ctx, 'agentId'>, account: string) {
  return and(eq(resetCode.agentId, ctx.agentId), eq(resetCode.account, account));
}

/** Where a code is asked for, as the database keeps it: a known browser wherever it is, any other at its address. */
export function codeOrigin(ctx: Ctx, { account, known, origin }: Asker): string {
  const at = known === 'device' ? origin : `${origin}|${ctx.address}|${ctx.deviceKey ?? ''}`;
  return createHmac('sha256', ctx.accountKey).update(`code-place|${account}|${at}`).digest('base64url');
}

/** The code that was asked for by an origin, as it is now; undefined when none was. */
export async function readCode(
  ctx: Ctx,
  db: Pick<Tx, 'orm'>,
  account: string,
  originHash: string,
): Promise<Row | undefined> {
  const [row] = await db.orm
    .select()
    .from(resetCode)
    .where(and(ofAccount(ctx, account), eq(resetCode.originHash, originHash)));
  return row;
}

/** The code with a reference, which nobody knows but who asked for it and who has the phone. */
export async function findCode(ctx: Ctx, account: string, ref: string): Promise<Row | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(resetCode)
    .where(and(ofAccount(ctx, account), eq(resetCode.ref, ref)));
  return row;
}

/** All codes of a number, held against everybody else until the transaction ends. */
export async function lockCodes(ctx: Ctx, tx: Pick<Tx, 'orm'>, account: string): Promise<Row[]> {
  return tx.orm
    .select()
    .from(resetCode)
    .where(ofAccount(ctx, account))
    .orderBy(resetCode.originHash)
    .for('update');
}
