import { and, desc, eq, lt } from 'drizzle-orm';
import type { Orm } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { presentResult } from '#backend/lotto/bills/present.ts';
import { drawResult, lottoKind, round } from '#backend/lotto/tables.ts';
import type { lotto } from '#contract/lotto.ts';

/** Published results in force with their rounds; the caller adds which and in what order. */
export function selectResults(orm: Orm) {
  return orm
    .select({ round, kindName: lottoKind.name, result: drawResult })
    .from(drawResult)
    .innerJoin(round, and(eq(round.id, drawResult.roundId), eq(round.resultVersion, drawResult.version)))
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind));
}

/** Published results with every prize tier, newest draw first. */
export const listResults: Verb<typeof lotto.results> = async ({ ctx, input }) => {
  const { kind, before, limit } = input;
  const rows = await selectResults(ctx.db.orm)
    .where(
      and(
        eq(round.agentId, ctx.agentId),
        kind === undefined ? undefined : eq(round.kind, kind),
        before === undefined ? undefined : lt(round.drawDate, before),
      ),
    )
    .orderBy(desc(round.drawDate), desc(round.number), round.kind)
    .limit(limit);
  return rows.map(presentResult);
};
