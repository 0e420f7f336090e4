import { and, eq } from 'drizzle-orm';
import type { Verb } from '#backend/http/implement.ts';
import { presentResult } from '#backend/lotto/bills/present.ts';
import { selectResults } from '#backend/lotto/rounds/list-results.ts';
import { round } from '#backend/lotto/tables.ts';
import { notFound } from '#backend/refusal.ts';
import type { lotto } from '#contract/lotto.ts';

/** The published result of one round. Throws 404 while there is none. */
export const showResult: Verb<typeof lotto.result> = async ({ ctx, input }) => {
  const [row] = await selectResults(ctx.db.orm).where(
    and(eq(round.id, input.round_id), eq(round.agentId, ctx.agentId)),
  );
  if (!row) throw notFound();
  return presentResult(row);
};
