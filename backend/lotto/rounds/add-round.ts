import type { Statement, Tx } from '#backend/db/database.ts';
import { round } from '#backend/lotto/tables.ts';
import type { RoundKey } from '#rules/lotto/kinds/lottery-kind.ts';

const snapshot: Statement = {
  name: 'lotto_snapshot_rates',
  text: `
    INSERT INTO round_rate (round_id, type, position, rate_hundredths, discount_bp, pack_rate_hundredths, pack_discount_bp,
      min_satang, max_satang, max_per_number_satang, enabled)
    SELECT DISTINCT ON (round.id, type) round.id, type, position, rate_hundredths, discount_bp, pack_rate_hundredths, pack_discount_bp,
      min_satang, max_satang, max_per_number_satang, enabled
    FROM unnest($1::text[]) AS added (id) JOIN round ON round.id = added.id
    JOIN kind_rate ON kind_rate.kind = round.kind AND kind_rate.since <= round.opens_at
    ORDER BY round.id, type, since DESC ON CONFLICT DO NOTHING`,
};

/** Name of a round: its kind and its day, `glo-2025-06-16`; from the second of a day on with its number, `glo-2025-06-16-2`. */
export function roundId(kind: string, { drawDate, number }: RoundKey): string {
  return `${kind}-${drawDate}${number === 1 ? '' : `-${number}`}`;
}

type NewRound = Omit<typeof round.$inferInsert, 'id' | 'version' | 'number'> & { readonly number: number };

/** Adds rounds with their kinds' price lists as they stand when the rounds open, and answers their names; a round that is there stays as it is. */
export async function addRounds(tx: Tx, rows: readonly NewRound[]): Promise<string[]> {
  const added = await tx.orm
    .insert(round)
    .values(rows.map((row) => ({ ...row, id: roundId(row.kind, row) })))
    .onConflictDoNothing()
    .returning({ id: round.id });
  const ids = added.map(({ id }) => id);
  if (ids.length > 0) await tx.query(snapshot, [ids]);
  return ids;
}
