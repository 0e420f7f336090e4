import { and, eq } from 'drizzle-orm';
import { round } from '#backend/areas/lotto/tables.ts';
import { yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';

/** A round that is played by shots, with how far they are. Throws 404 for any other round. */
export async function findYeekee({ db, agentId }: Pick<Ctx, 'db' | 'agentId'>, roundId: string) {
  const [row] = await db.orm
    .select({ round, shooting: yeekeeRound })
    .from(yeekeeRound)
    .innerJoin(round, eq(round.id, yeekeeRound.roundId))
    .where(and(eq(round.id, roundId), eq(round.agentId, agentId)));
  if (!row) throw notFound();
  return row;
}
