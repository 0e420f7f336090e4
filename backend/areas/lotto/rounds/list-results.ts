import { and, desc, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm';
import { presentResult } from '#backend/areas/lotto/bills/present.ts';
import { drawResult, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import type { Orm } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';
import { resultsLimit } from '#contract/lotto/results.ts';
import type { lotto } from '#contract/lotto.ts';

/** Published results in force with their rounds; the caller adds which and in what order. */
export function selectResults(orm: Orm) {
  return orm
    .select({ round, kindName: lottoKind.name, result: drawResult })
    .from(drawResult)
    .innerJoin(round, and(eq(round.id, drawResult.roundId), eq(round.resultVersion, drawResult.version)))
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind));
}

/** What comes after a round in the order of the list. Throws 404 for an unknown one. */
async function comesAfter({ db, agentId }: Ctx, roundId: string) {
  const [last] = await db.orm
    .select({ kind: round.kind, drawDate: round.drawDate, number: round.number })
    .from(round)
    .where(and(eq(round.id, roundId), eq(round.agentId, agentId)));
  if (!last) throw notFound();
  const isLater = or(
    lt(round.drawDate, last.drawDate),
    lt(round.number, last.number),
    and(eq(round.number, last.number), gt(round.kind, last.kind)),
  );
  return and(lte(round.drawDate, last.drawDate), isLater);
}

/** Published results, newest draw first; the last of a day's rounds before the others. An index has the rounds in that order. */
export function listedResults(orm: Orm, own: SQL | undefined) {
  return (
    selectResults(orm)
      // Says that the index of rounds with a result may be meant.
      .where(and(own, gt(round.resultVersion, 0)))
      .orderBy(desc(round.drawDate), desc(round.number), round.kind)
  );
}

/** Published results with every prize tier, newest draw first; the last of a day's rounds before the others. */
export const listResults: Verb<typeof lotto.results> = async ({ ctx, input }) => {
  const { kind, before, day, after } = input;
  const own = and(
    eq(round.agentId, ctx.agentId),
    kind === undefined ? undefined : eq(round.kind, kind),
    before === undefined ? undefined : lt(round.drawDate, before),
    day === undefined ? undefined : eq(round.drawDate, day),
    after === undefined ? undefined : await comesAfter(ctx, after),
  );
  const rows = await listedResults(ctx.db.orm, own).limit(resultsLimit(input));
  return rows.map(presentResult);
};
