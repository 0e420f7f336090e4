import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { presentResult, presentRound } from '#backend/areas/lotto/bills/present.ts';
import { inStatus } from '#backend/areas/lotto/rounds/list-rounds.ts';
import { drawResult, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { lotto } from '#contract/lotto.ts';

/** Every kind with the round that closes next and its newest one, each found by its index however many there were. */
function currentRounds({ db, agentId }: Ctx, now: Date) {
  const own = and(eq(round.agentId, agentId), eq(round.kind, lottoKind.kind));
  const open = db.orm
    .select()
    .from(round)
    .where(and(own, inStatus('open', now)))
    .orderBy(asc(round.closesAt))
    .limit(1)
    .as('open');
  const newest = db.orm
    .select()
    .from(round)
    .where(own)
    .orderBy(desc(round.drawDate), desc(round.number))
    .limit(1)
    .as('newest');
  return db.orm
    .select()
    .from(lottoKind)
    .leftJoinLateral(open, sql`true`)
    .leftJoinLateral(newest, sql`true`)
    .where(eq(lottoKind.agentId, agentId))
    .orderBy(lottoKind.position);
}

/** The newest published result of every kind that has one. */
function latestResults({ db, agentId }: Ctx) {
  const latest = db.orm
    .select({ id: round.id })
    .from(round)
    .where(and(eq(round.agentId, agentId), eq(round.kind, lottoKind.kind), gt(round.resultVersion, 0)))
    .orderBy(desc(round.drawDate), desc(round.number))
    .limit(1)
    .as('latest');
  return db.orm
    .select({ round, kindName: lottoKind.name, result: drawResult })
    .from(lottoKind)
    .innerJoinLateral(latest, sql`true`)
    .innerJoin(round, eq(round.id, latest.id))
    .innerJoin(drawResult, and(eq(drawResult.roundId, round.id), eq(drawResult.version, round.resultVersion)))
    .where(eq(lottoKind.agentId, agentId));
}

/** Every kind with its current round, the one that closes next or else the newest, and its newest published result. */
export const showLobby: Verb<typeof lotto.lobby> = async ({ ctx }) => {
  const now = ctx.now();
  const [kinds, results] = await Promise.all([currentRounds(ctx, now), latestResults(ctx)]);
  const resultOf = new Map(results.map((row) => [row.round.kind, row]));
  return kinds.map(({ lotto_kind: { kind, name, description, categoryId }, open, newest }) => {
    const current = open ?? newest;
    const latest = resultOf.get(kind);
    return {
      kind,
      kind_name: name,
      description,
      category_id: categoryId,
      round: current ? presentRound({ ...current, kindName: name }, now) : null,
      latest: latest ? presentResult(latest) : null,
    };
  });
};
