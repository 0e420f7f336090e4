import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#backend/ctx.ts';
import { presentResult, presentRound } from '#backend/lotto/bills/present.ts';
import { selectResults } from '#backend/lotto/rounds/list-results.ts';
import { lottoKind, round } from '#backend/lotto/tables.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { lotto } from '#contract/lotto.ts';

/** Every kind with its newest round and its newest published result. */
export async function showLobby({ ctx }: { ctx: Ctx }): Promise<DataOf<typeof lotto.lobby>> {
  const { orm } = ctx.db;
  const kinds = await orm
    .select()
    .from(lottoKind)
    .where(eq(lottoKind.agentId, ctx.agentId))
    .orderBy(lottoKind.position);
  return Promise.all(
    kinds.map(async ({ kind, name, description }) => {
      const ofKind = and(eq(round.agentId, ctx.agentId), eq(round.kind, kind));
      const [newest] = await orm.select().from(round).where(ofKind).orderBy(desc(round.drawDate)).limit(1);
      const [latest] = await selectResults(orm).where(ofKind).orderBy(desc(round.drawDate)).limit(1);
      return {
        kind,
        kind_name: name,
        description,
        round: newest ? presentRound({ ...newest, kindName: name }, ctx.now()) : null,
        latest: latest ? presentResult(latest) : null,
      };
    }),
  );
}
