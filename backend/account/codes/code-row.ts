import { and, eq } from 'drizzle-orm';
import { resetCode } from '#backend/account/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Tx } from '#backend/db/database.ts';

type Row = typeof resetCode.$inferSelect;

/** Where the one code of a number stands. */
export function ofAccount(ctx: Pick<Ctx, 'agentId'>, account: string) {
  return and(eq(resetCode.agentId, ctx.agentId), eq(resetCode.account, account));
}

/** The code of a number as it is now; undefined when none was ever asked for. */
export async function readCode(ctx: Ctx, account: string): Promise<Row | undefined> {
  const [row] = await ctx.db.orm.select().from(resetCode).where(ofAccount(ctx, account));
  return row;
}

/** The code of a number, held against everybody else until the transaction ends; the row is made when it is not there. */
export async function lockCode(ctx: Ctx, tx: Pick<Tx, 'orm'>, account: string): Promise<Row> {
  await tx.orm.insert(resetCode).values({ agentId: ctx.agentId, account }).onConflictDoNothing();
  const [row] = await tx.orm.select().from(resetCode).where(ofAccount(ctx, account)).for('update');
  if (!row) throw new Error('A code row that was just made is not there');
  return row;
}
