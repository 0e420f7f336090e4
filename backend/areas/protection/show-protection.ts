import { presentLimits } from '#backend/areas/protection/limits/present.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

/** The member's limits with what of them is used, and whether the member is excluded. */
export const showProtection: Verb<typeof protection.show> = async ({ ctx }) => {
  const { limits, exclusion, realityMinutes } = await presentLimits(ctx);
  return {
    limits,
    barred: exclusion && { kind: exclusion.kind, until: exclusion.until?.toISOString() ?? null },
    reality_minutes: realityMinutes,
  };
};
