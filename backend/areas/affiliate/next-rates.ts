import { and, eq, gt, min } from 'drizzle-orm';
import { affiliateTerms } from '#backend/areas/affiliate/tables.ts';
import type { ScheduledTransition } from '#backend/core/changes/scheduled-transition.ts';

/** Pages show other rates from the instant on for which they were announced. */
export const nextRates: ScheduledTransition = {
  next: async ({ db, agentId }, since) => {
    const [row] = await db.orm
      .select({ at: min(affiliateTerms.fromAt) })
      .from(affiliateTerms)
      .where(and(eq(affiliateTerms.agentId, agentId), gt(affiliateTerms.fromAt, since)));
    return row?.at ?? undefined;
  },
};
