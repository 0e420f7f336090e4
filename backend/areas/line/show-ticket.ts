import { taken } from '#backend/areas/line/confirm-link.ts';
import { proveLine } from '#backend/areas/line/prove-line.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { line } from '#contract/line.ts';

/** A logged-in member shows a token: their browser may link its account, which no session begins by. 4983 for somebody else's. */
export const showTicket: Verb<typeof line.ticket> = async ({ ctx, input }) => {
  const { name, memberId, linkUntil } = await proveLine(ctx, input.id_token);
  if (memberId !== undefined && memberId !== ctx.memberId) throw taken();
  return { name, until: linkUntil.toISOString() };
};
