import { eq } from 'drizzle-orm';
import { bank } from '#backend/areas/agent/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { badField } from '#backend/refusal.ts';

/** A bank that the agent pays to. Throws 422 at `bank_code` for any other. */
export async function requireBank(ctx: Pick<Ctx, 'db'>, code: string): Promise<typeof bank.$inferSelect> {
  const [row] = await ctx.db.orm.select().from(bank).where(eq(bank.code, code));
  if (!row) throw badField('bank_code', 'กรุณาเลือกธนาคารจากรายการ');
  return row;
}
