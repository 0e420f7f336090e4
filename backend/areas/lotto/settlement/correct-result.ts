import { and, eq } from 'drizzle-orm';
import { checkDraw, drawHash } from '#backend/areas/lotto/settlement/draws.ts';
import { settleRound } from '#backend/areas/lotto/settlement/settle-round.ts';
import { drawResult, round } from '#backend/areas/lotto/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

export interface Correction {
  readonly roundId: string;
  /** The right draw, in the form of the published figures; checked here. */
  readonly draw: unknown;
  readonly source: string;
  readonly who: string;
}

export interface Corrected {
  readonly outcome: 'corrected' | 'unchanged';
  /** The result in force now. */
  readonly version: number;
}

/**
 * Replaces the published result of a round by a further version and settles its bills anew, each once per version. The
 * figures in force only finish what is unsettled. Throws `OperatorRefusal` for a bad draw and a round without a result.
 */
export async function correctResult(services: Operator, correction: Correction): Promise<Corrected> {
  const { roundId } = correction;
  const corrected = await services.db.transact((tx) => nextVersion(services, tx, correction));
  await settleRound(services, roundId);
  return corrected;
}

async function nextVersion(
  operator: Operator,
  tx: Tx,
  { roundId, draw: given, source, who }: Correction,
): Promise<Corrected> {
  const { agentId, clock } = operator;
  const [row] = await tx.orm
    .select()
    .from(round)
    .where(and(eq(round.id, roundId), eq(round.agentId, agentId)))
    .for('no key update');
  if (!row || row.resultVersion === 0)
    throw new OperatorRefusal(`Round ${roundId} is unknown or has no result to correct`);
  const draw = checkDraw(row.kind, given, row);
  const hash = drawHash(draw);
  const inForce = and(eq(drawResult.roundId, roundId), eq(drawResult.version, row.resultVersion));
  const [current] = await tx.orm.select().from(drawResult).where(inForce);
  if (current?.drawHash === hash) return { outcome: 'unchanged', version: row.resultVersion };
  const version = row.resultVersion + 1;
  await tx.orm.insert(drawResult).values({
    roundId,
    version,
    draw,
    drawHash: hash,
    source,
    publishedAt: clock.now(),
    publishedBy: who,
  });
  await tx.orm
    .update(round)
    .set({ status: 'resulting', resultVersion: version })
    .where(eq(round.id, roundId));
  await noteChange(tx, operator, 'draws', `${roundId}:${hash}`);
  return { outcome: 'corrected', version };
}
