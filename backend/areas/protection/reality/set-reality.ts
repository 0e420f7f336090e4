import { eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { readReality } from '#backend/areas/protection/reality/read-reality.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

/** Chooses how often every session of the member says how long it lasts; it holds at once. The same again changes nothing. */
export const setReality: Verb<typeof protection.setReality> = async ({ ctx, input: { minutes } }) => {
  await ctx.db.orm.update(member).set({ realityMinutes: minutes }).where(eq(member.id, ctx.memberId));
  return readReality(ctx);
};
