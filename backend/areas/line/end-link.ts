import { sealedLinks } from '#backend/areas/line/sealings.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { EndOtherWays } from '#backend/core/session/begin-session.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import type { line } from '#contract/line.ts';

const remove: Statement = {
  name: 'line_link_end',
  text: 'DELETE FROM line_link WHERE member_id = $1::uuid RETURNING 1',
};

/** Ends the link of a member, who is locked; last in its transaction. */
export const endLinkOf: EndOtherWays = async (ctx, tx, memberId) => {
  if ((await tx.query(remove, [memberId])).length === 0) return;
  await ctx.ports.noteSecurityEvent(ctx, tx, memberId, 'line_unlinked');
  await sealRows(tx, ctx, sealedLinks, [memberId]);
};

/** Ends the own link, with the password; sessions that began by it stand. Refuses 4008, 4011 and 4012. */
export const endLink: Verb<typeof line.unlink> = async ({ ctx, input }) => {
  const proved = await ctx.ports.askPassword(ctx, input.password, { secondFactor: input.second_factor });
  await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, proved);
    await endLinkOf(ctx, tx, ctx.memberId);
  });
  return {};
};
