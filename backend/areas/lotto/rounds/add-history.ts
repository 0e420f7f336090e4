import { addRounds, roundId } from '#backend/areas/lotto/rounds/add-round.ts';
import { drawHash, FIRST_RESULT } from '#backend/areas/lotto/settlement/draws.ts';
import { drawResult } from '#backend/areas/lotto/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';
import type { CheckedDraw, RoundTimes } from '#rules/lotto/kinds/lottery-kind.ts';

/** A draw of a round that nobody could bet on here, with the times of that round. */
export interface PastDraw extends CheckedDraw {
  readonly times: RoundTimes;
}

interface Archive {
  readonly agentId: number;
  readonly kind: string;
  readonly source: string;
  readonly publishedBy: string;
}

/** Many rows of a round at once: far below the most values of a statement, and written within a tenth of a second. */
const BATCH = 500;

/** Draws in the portions that one statement takes. */
export function* historyBatches<Draw>(draws: readonly Draw[]): Generator<Draw[]> {
  for (let from = 0; from < draws.length; from += BATCH) yield draws.slice(from, from + BATCH);
}

/** Adds draws of the past as rounds with their result, and answers the names of those that were not there. */
export async function addHistory(
  tx: Tx,
  by: Pick<Services, 'clock' | 'random'>,
  { agentId, kind, source, publishedBy }: Archive,
  draws: readonly PastDraw[],
): Promise<string[]> {
  const all: string[] = [];
  for (const batch of historyBatches(draws)) {
    const rounds = batch.map(({ drawDate, number, times: { opensAt, closesAt, resultAt } }) => {
      const times = { opensAt, closesAt, resultAt };
      const state = { status: 'resulted' as const, resultVersion: FIRST_RESULT };
      return { agentId, kind, drawDate, number, ...times, ...state };
    });
    const added = await addRounds(tx, by, rounds);
    const own = new Set(added);
    const results = batch.flatMap(({ draw, times, ...key }) => {
      const id = roundId(kind, key);
      const published = { source, publishedAt: times.resultAt, publishedBy };
      return own.has(id)
        ? [{ roundId: id, version: FIRST_RESULT, draw, drawHash: drawHash(draw), ...published }]
        : [];
    });
    if (results.length > 0) await tx.orm.insert(drawResult).values(results);
    all.push(...added);
  }
  return all;
}
