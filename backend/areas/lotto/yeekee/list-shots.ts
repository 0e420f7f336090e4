import { and, desc, eq, lt } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { findYeekee } from '#backend/areas/lotto/yeekee/find-yeekee.ts';
import { shotsOfMember } from '#backend/areas/lotto/yeekee/shots-of-member.ts';
import { yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { lotto } from '#contract/lotto.ts';
import { showsReceipt } from '#rules/lotto/yeekee/receipt.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';

const HIDDEN = '*****';

/** Shots of a round, newest first; until they are sealed a member is shown the own numbers, of a sealed round the own receipts, and nobody else's. */
export const listShots: Verb<typeof lotto.yeekeeList> = async ({ ctx, input }) => {
  const { round_id: roundId, below, limit } = input;
  // An own shot that is on its way is among them.
  if (below === undefined) await shotsOfMember.wait(ctx.db, ctx.memberId);
  // Looked at before the shots: what is not sealed yet when it is read stays hidden.
  const { shooting } = await findYeekee(ctx, roundId);
  const isSealed = shooting.sealedAt !== null;
  const hasReceipt = showsReceipt({ fairness: shooting.fairness, isSealed });
  const rows = await ctx.db.orm
    .select({ shot: yeekeeShot, username: member.username })
    .from(yeekeeShot)
    .innerJoin(member, eq(member.id, yeekeeShot.memberId))
    .where(
      and(eq(yeekeeShot.roundId, roundId), below === undefined ? undefined : lt(yeekeeShot.position, below)),
    )
    .orderBy(desc(yeekeeShot.position))
    .limit(limit);
  return rows.map(({ shot, username }) => {
    const mine = shot.memberId === ctx.memberId;
    return {
      position: shot.position,
      member: maskMobileEnd(username),
      number: isSealed || mine ? shot.number : HIDDEN,
      shot_at: shot.shotAt.toISOString(),
      mine,
      receipt: hasReceipt && (isSealed || mine) ? shot.receipt : null,
    };
  });
};
