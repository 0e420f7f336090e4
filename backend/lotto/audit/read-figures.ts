import type { Database, Statement } from '#backend/db/database.ts';
import { figuresOf } from '#backend/lotto/settlement/draws.ts';
import type { Figures } from '#rules/lotto/matching.ts';

const readDraw: Statement = {
  name: 'audit_draw_of_round',
  text: `SELECT round.kind, draw FROM draw_result JOIN round ON round.id = round_id
    WHERE round_id = $1::text AND draw_result.version = $2::int`,
};

/** Figures of a version of a round's result, each read once; null without a draw or with a damaged one, which other checks report. */
export function readFigures(db: Database): (roundId: string, version: number) => Promise<Figures | null> {
  const known = new Map<string, Figures | null>();
  return async (roundId, version) => {
    const key = `${roundId}:${version}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const [row] = await db.query<{ kind: string; draw: unknown }>(readDraw, [roundId, version]);
    let figures: Figures | null = null;
    try {
      if (row) figures = figuresOf(row.kind, row.draw);
    } catch {
      // The check of the draws says what is wrong with it.
    }
    known.set(key, figures);
    return figures;
  };
}
