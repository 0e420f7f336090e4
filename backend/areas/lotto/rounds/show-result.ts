import { and, desc, eq } from 'drizzle-orm';
import { presentResult, presentVersion } from '#backend/areas/lotto/bills/present.ts';
import { selectResults } from '#backend/areas/lotto/rounds/list-results.ts';
import { drawResult, round } from '#backend/areas/lotto/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { lotto } from '#contract/lotto.ts';

/** The published result of one round with every version of it, newest first. Throws 404 while there is none. */
export const showResult: Verb<typeof lotto.result> = async ({ ctx, input }) => {
  const [row] = await selectResults(ctx.db.orm).where(
    and(eq(round.id, input.round_id), eq(round.agentId, ctx.agentId)),
  );
  if (!row) throw notFound();
  const { kind } = row.round;
  const history =
    row.result.version === 1
      ? [row.result]
      : await ctx.db.orm
          .select()
          .from(drawResult)
          .where(eq(drawResult.roundId, row.round.id))
          .orderBy(desc(drawResult.version));
  return { ...presentResult(row), history: history.map((version) => presentVersion(kind, version)) };
};
