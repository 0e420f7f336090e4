import { and, eq, ne } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { readReality } from '#backend/areas/protection/reality/read-reality.ts';
import { sealedReality } from '#backend/areas/protection/sealings.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

/** Chooses how often every session of the member says how long it lasts; it holds at once. The same again changes nothing. */
export const setReality: Verb<typeof protection.setReality> = async ({ ctx, input: { minutes } }) => {
  await ctx.db.transact(async (tx) => {
    const isOther = and(eq(member.id, ctx.memberId), ne(member.realityMinutes, minutes));
    const changed = await tx.orm
      .update(member)
      .set({ realityMinutes: minutes })
      .where(isOther)
      .returning({ id: member.id });
    await sealRows(
      tx,
      ctx,
      sealedReality,
      changed.map(({ id }) => id),
    );
  });
  return readReality(ctx);
};
