import { presentLimits } from '#backend/areas/protection/limits/present.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

/** The member's limits with what of them is used, and whether the member is barred. */
export const showProtection: Verb<typeof protection.show> = async ({ ctx }) => {
  const { limits, bar, realityMinutes } = await presentLimits(ctx);
  return {
    limits,
    barred: bar && { kind: bar.kind, until: bar.until?.toISOString() ?? null },
    reality_minutes: realityMinutes,
  };
};
