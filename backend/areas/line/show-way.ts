import { lineSettings, wayOf } from '#backend/areas/line/env.ts';
import { findOwnLink } from '#backend/areas/line/find-link.ts';
import { lineLimits } from '#backend/areas/line/limits.ts';
import { simulatedToken } from '#backend/areas/line/simulated-line.ts';
import { findTicket, presentTicket } from '#backend/areas/line/tickets.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { notFound } from '#backend/refusal.ts';
import type { line } from '#contract/line.ts';

/** Whether LINE is open here, and the id of its app, which is no secret. */
export const showWay: Verb<typeof line.way> = async ({ ctx }) => ({
  way: wayOf(ctx),
  liff_id: lineSettings.of(ctx).line?.liffId ?? null,
});

/** Since when the member has a LINE account linked, and the one that this browser may link. */
export const showLinked: Verb<typeof line.linked> = async ({ ctx }) => {
  const own = await findOwnLink(ctx.db, ctx.memberId);
  const ticket = own ? undefined : await findTicket(ctx, ctx.db);
  return { way: wayOf(ctx), since: own?.at.toISOString() ?? null, ticket: presentTicket(ctx, ticket) };
};

/** A token of the simulated LINE; 404 where there is none. */
export const simulateLine: Verb<typeof line.simulate> = async ({ ctx, input }) => {
  if (wayOf(ctx) !== 'simulated') throw notFound();
  const now = ctx.now();
  await requireLimits(ctx.db, now, [{ limit: lineLimits.simulatedFromAddress, subject: ctx.address }]);
  return { id_token: simulatedToken(input.name, now) };
};
