import { and, eq, sql } from 'drizzle-orm';
import { roundId } from '#backend/areas/lotto/rounds/add-round.ts';
import { sealedRounds } from '#backend/areas/lotto/sealings.ts';
import { checkDraw, drawHash, FIRST_RESULT } from '#backend/areas/lotto/settlement/draws.ts';
import { settleRound } from '#backend/areas/lotto/settlement/settle-round.ts';
import { drawResult, round } from '#backend/areas/lotto/tables.ts';
import { fenceBills } from '#backend/areas/lotto/terms/fence-bills.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import type { StoredDraw } from '#rules/lotto/kinds/lottery-kind.ts';

export interface Publication {
  readonly kind: string;
  /** Draw date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Which round of that day, from 1; the first unless said. */
  readonly number?: number;
  /** One draw in the form of the published figures; checked here. */
  readonly draw: unknown;
  /** Where the figures come from, as members read it. */
  readonly source: string;
  readonly who: string;
}

export interface Published {
  readonly roundId: string;
  readonly outcome: 'published' | 'already published';
  /** Bills that this call settled. */
  readonly settled: number;
}

type RoundRow = typeof round.$inferSelect;

/**
 * Publishes the result of a round and settles its bills. The same figures again only finish what is unsettled. Throws
 * `OperatorRefusal` for a bad draw, an unknown or voided round, other figures than were published, and a round that
 * still takes bills; a sandbox clock closes such a round at this moment, so that a past draw can be played through.
 */
export async function publishResult(services: Operator, publication: Publication): Promise<Published> {
  const { kind } = publication;
  const key = { drawDate: publication.date, number: publication.number ?? 1 };
  const draw = checkDraw(kind, publication.draw, key);
  const id = roundId(kind, key);
  const { agentId, db } = services;
  const hash = drawHash(draw);
  const outcome = await db.transact(async (tx) => {
    const [row] = await tx.orm
      .select()
      .from(round)
      .where(and(eq(round.id, id), eq(round.agentId, agentId)))
      .for('no key update');
    if (!row)
      throw new OperatorRefusal(
        `There is no round ${id}; lotto import enters a draw that nobody could bet on here`,
      );
    if (await isPublished(tx, row, hash)) return 'already published';
    await writeResult(services, tx, { row, draw, source: publication.source, who: publication.who });
    await noteChange(tx, services, 'draws', `${id}:${hash}`);
    return 'published';
  });
  return { roundId: id, outcome, settled: await settleRound(services, id) };
}

async function isPublished(tx: Tx, { id, status, resultVersion }: RoundRow, hash: string): Promise<boolean> {
  if (status === 'voided') throw new OperatorRefusal(`Round ${id} was voided`);
  const [published] = await tx.orm
    .select()
    .from(drawResult)
    .where(and(eq(drawResult.roundId, id), eq(drawResult.version, resultVersion)));
  if (published && published.drawHash !== hash)
    throw new OperatorRefusal(`Round ${id} was published with other figures; lotto correct changes them`);
  return published !== undefined;
}

interface Result {
  readonly row: RoundRow;
  readonly draw: StoredDraw;
  readonly source: string;
  readonly who: string;
}

/** Takes a round that this transaction holds from sale and writes its first result. */
export async function writeResult(
  services: Services,
  tx: Tx,
  { row, draw, source, who }: Result,
): Promise<void> {
  await takeFromSale(services, tx, row);
  await tx.orm.insert(drawResult).values({
    roundId: row.id,
    version: FIRST_RESULT,
    draw,
    drawHash: drawHash(draw),
    source,
    publishedAt: services.clock.now(),
    publishedBy: who,
  });
}

/** Bills that were accepted before are committed when this is done; later ones find the round off sale. */
async function takeFromSale(services: Services, tx: Tx, { id, closesAt, resultAt }: RoundRow): Promise<void> {
  const { clock } = services;
  const now = clock.now();
  const early = now <= closesAt;
  if (early && !clock.sandbox)
    throw new OperatorRefusal(`Round ${id} takes bills until ${bangkokMoment(closesAt)}`);
  await tx.orm
    .update(round)
    .set({
      status: 'resulting',
      resultVersion: FIRST_RESULT,
      version: sql`${round.version} + 1`,
      closesAt: early ? now : closesAt,
      resultAt: early ? now : resultAt,
    })
    .where(eq(round.id, id));
  await fenceBills(tx);
  if (early) await sealRows(tx, services, sealedRounds, [id]);
}
