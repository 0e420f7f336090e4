import { lineSettings, wayOf } from '#backend/areas/line/env.ts';
import { lineLimits } from '#backend/areas/line/limits.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { limitReads } from '#backend/core/limits/take-limits.ts';
import type { line } from '#contract/line.ts';

/** Whether LINE is open here, and the id of its app, which is no secret. */
export const showWay: Verb<typeof line.way> = async ({ ctx }) => {
  await limitReads(ctx, lineLimits.wayFromAddress);
  return { way: wayOf(ctx), liff_id: lineSettings.of(ctx).line?.liffId ?? null };
};
