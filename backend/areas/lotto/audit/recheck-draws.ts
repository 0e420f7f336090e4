import { eq } from 'drizzle-orm';
import { programDraws } from '#backend/areas/lotto/seed/seed-lotto.ts';
import { drawHash } from '#backend/areas/lotto/settlement/draws.ts';
import { drawResult, round } from '#backend/areas/lotto/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import { findKind } from '#rules/lotto/kinds/kinds.ts';

/** Reads every stored draw again: its form, its day, its hash, and for seeded ones the figures that came with the program. */
export async function* findDamagedDraws({ orm }: Database): AsyncGenerator<string> {
  const seeded = new Map(programDraws().map(({ id, hash }) => [id, hash]));
  const rows = await orm
    .select({ result: drawResult, round })
    .from(drawResult)
    .innerJoin(round, eq(round.id, drawResult.roundId));
  for (const { result, round: own } of rows) {
    const at = `draw ${result.version} of ${result.roundId}`;
    const reading = findKind(own.kind)?.readDraw(result.draw);
    if (!reading?.ok) {
      yield `${at} is damaged: ${reading?.problems.join('; ') ?? `the kind ${own.kind} is unknown`}`;
      continue;
    }
    const { drawDate, number, draw } = reading.value;
    if (drawDate !== own.drawDate) yield `${at} is of ${drawDate}`;
    else if (number !== own.number) yield `${at} is of round ${number}`;
    else if (drawHash(draw) !== result.drawHash) yield `${at} is not the one that its hash names`;
    else if (result.publishedBy === 'seed' && seeded.get(own.id) !== result.drawHash)
      yield `${at} did not come with the program`;
  }
}
