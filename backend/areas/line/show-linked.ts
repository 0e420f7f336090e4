import { wayOf } from '#backend/areas/line/env.ts';
import { findOwnLink } from '#backend/areas/line/find-link.ts';
import { findNewestTicket, presentTicket } from '#backend/areas/line/tickets.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { line } from '#contract/line.ts';

/** Since when the member has a LINE account linked, and the one that this browser may link. */
export const showLinked: Verb<typeof line.linked> = async ({ ctx }) => {
  const own = await findOwnLink(ctx.db, ctx.memberId);
  const ticket = own ? undefined : await findNewestTicket(ctx);
  return { way: wayOf(ctx), since: own?.at.toISOString() ?? null, ticket: presentTicket(ctx, ticket) };
};
