import { wayOf } from '#backend/areas/line/env.ts';
import { lineLimits } from '#backend/areas/line/limits.ts';
import { simulatedToken } from '#backend/areas/line/simulated-line.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { notFound } from '#backend/refusal.ts';
import type { line } from '#contract/line.ts';

const NONCE_BYTES = 12;

/** A token of the simulated LINE; 404 where there is none. */
export const generateToken: Verb<typeof line.simulate> = async ({ ctx, input }) => {
  if (wayOf(ctx) !== 'simulated') throw notFound();
  const now = ctx.now();
  await requireLimits(ctx.db, now, [{ limit: lineLimits.simulatedFromAddress, subject: ctx.address }]);
  // Two of one second are two tokens all the same.
  return { id_token: simulatedToken(input.name, now, { nonce: ctx.random.token(NONCE_BYTES) }) };
};
