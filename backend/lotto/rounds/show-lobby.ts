import { and, desc, eq } from 'drizzle-orm';
import type { Verb } from '#backend/http/implement.ts';
import { presentResult, presentRound } from '#backend/lotto/bills/present.ts';
import { selectResults } from '#backend/lotto/rounds/list-results.ts';
import { inOrder } from '#backend/lotto/rounds/list-rounds.ts';
import { lottoKind, round } from '#backend/lotto/tables.ts';
import type { lotto } from '#contract/lotto.ts';

/** Every kind with its current round, the one that closes next or else the newest, and its newest published result. */
export const showLobby: Verb<typeof lotto.lobby> = async ({ ctx }) => {
  const { orm } = ctx.db;
  const now = ctx.now();
  const kinds = await orm
    .select()
    .from(lottoKind)
    .where(eq(lottoKind.agentId, ctx.agentId))
    .orderBy(lottoKind.position);
  return Promise.all(
    kinds.map(async ({ kind, name, description }) => {
      const ofKind = and(eq(round.agentId, ctx.agentId), eq(round.kind, kind));
      const [current] = await orm
        .select()
        .from(round)
        .where(ofKind)
        .orderBy(...inOrder(now))
        .limit(1);
      const [latest] = await selectResults(orm)
        .where(ofKind)
        .orderBy(desc(round.drawDate), desc(round.number))
        .limit(1);
      return {
        kind,
        kind_name: name,
        description,
        round: current ? presentRound({ ...current, kindName: name }, now) : null,
        latest: latest ? presentResult(latest) : null,
      };
    }),
  );
};
