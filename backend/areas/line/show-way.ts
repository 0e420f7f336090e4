import { lineSettings, wayOf } from '#backend/areas/line/env.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { line } from '#contract/line.ts';

/** Whether LINE is open here, and the id of its app, which is no secret. It reads nothing, so counting who asks would cost more. */
export const showWay: Verb<typeof line.way> = async ({ ctx }) => {
  return { way: wayOf(ctx), liff_id: lineSettings.of(ctx).line?.liffId ?? null };
};
