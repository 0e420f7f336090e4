import type { Database, Statement } from '#backend/core/db/database.ts';
import { figuresFrom } from '#rules/lotto/kinds/derivation.ts';
import { findKind } from '#rules/lotto/kinds/kinds.ts';
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
    const kind = findKind(row?.kind ?? '');
    const reading = kind?.readDraw(row?.draw);
    const figures = kind && reading?.ok ? figuresFrom(kind.derivation, kind.tiers(reading.value.draw)) : null;
    known.set(key, figures);
    return figures;
  };
}
