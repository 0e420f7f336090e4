import { eq } from 'drizzle-orm';
import type { Database } from '#backend/db/database.ts';
import { programDraws } from '#backend/lotto/seed/seed-lotto.ts';
import { drawHash } from '#backend/lotto/settlement/draws.ts';
import { drawResult, round } from '#backend/lotto/tables.ts';
import { readDraw } from '#rules/lotto/kinds/glo/draw-file.ts';

/** Reads every stored draw again: its form, its day, its hash, and for seeded ones the figures that came with the program. */
export async function* findDamagedDraws({ orm }: Database): AsyncGenerator<string> {
  const seeded = new Map(programDraws().map((draw) => [draw.date, drawHash(draw)]));
  const rows = await orm
    .select({ result: drawResult, drawDate: round.drawDate })
    .from(drawResult)
    .innerJoin(round, eq(round.id, drawResult.roundId));
  for (const { result, drawDate } of rows) {
    const reading = readDraw(result.draw);
    const at = `draw ${result.version} of ${result.roundId}`;
    if (!reading.ok) yield `${at} is damaged: ${reading.problems.join('; ')}`;
    else if (reading.value.date !== drawDate) yield `${at} is of ${reading.value.date}`;
    else if (drawHash(reading.value) !== result.drawHash) yield `${at} is not the one that its hash names`;
    else if (result.publishedBy === 'seed' && seeded.get(drawDate) !== result.drawHash)
      yield `${at} did not come with the program`;
  }
}
