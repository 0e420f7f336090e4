import { eq } from 'drizzle-orm';
import { affiliateCode } from '#backend/areas/affiliate/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import type { affiliate } from '#contract/affiliate.ts';
import { newAffiliateCode } from '#rules/affiliate/affiliate-code.ts';

async function findCode(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx.orm
    .select({ code: affiliateCode.code })
    .from(affiliateCode)
    .where(eq(affiliateCode.memberId, memberId));
  return row?.code;
}

/** The code of the member, which is made once. Locks the main wallet, at which devices of one member wait. */
export const createLink: Verb<typeof affiliate.link> = async ({ ctx }) => {
  const { memberId } = ctx;
  const code = await ctx.db.transact(async (tx) => {
    await lockAccounts(tx, [memberId], 'main');
    const known = await findCode(tx, memberId);
    if (known !== undefined) return known;
    for (;;) {
      const made = newAffiliateCode(ctx.random);
      const row = { memberId, code: made, at: ctx.now() };
      const rows = await tx.orm.insert(affiliateCode).values(row).onConflictDoNothing().returning();
      if (rows.length > 0) return made;
    }
  });
  return { code };
};
