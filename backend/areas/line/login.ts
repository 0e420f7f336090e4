import { lockLink } from '#backend/areas/line/find-link.ts';
import { proveLine } from '#backend/areas/line/prove-line.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { Refusal } from '#backend/refusal.ts';
import type { line } from '#contract/line.ts';
import { lineRefusals } from '#contract/line-refusal.ts';

function notLinked(name: string): Refusal {
  return new Refusal('LINE_NOT_LINKED', lineRefusals.LINE_NOT_LINKED, { name });
}

/**
 * Starts the session of who linked the LINE account, by the rules of every login; 4981 where nobody did. Refuses 4982 and 4984 as
 * `proveLine`, 4001 for a member who is locked, 4011 and 4012 for the second factor.
 */
export const loginByLine: Verb<typeof line.login> = async ({ ctx, input }) => {
  const { hash, name, memberId } = await proveLine(ctx, input.id_token);
  if (memberId === undefined) throw notLinked(name);
  const token = await ctx.ports.beginSession(ctx, {
    memberId,
    way: 'line',
    secondFactor: input.second_factor,
    // Whoever ends the link is answered that it opens nothing any more.
    stands: async (tx) => {
      if (!(await lockLink(tx, memberId, hash))) throw notLinked(name);
    },
  });
  return { access_token: token };
};
