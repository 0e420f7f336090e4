import type { Statement, Tx } from '#backend/db/database.ts';
import { round } from '#backend/lotto/tables.ts';

const snapshot: Statement = {
  name: 'lotto_snapshot_rates',
  text: `
    INSERT INTO round_rate (round_id, type, position, rate_hundredths, discount_bp, min_satang, max_satang, max_per_number_satang, enabled)
    SELECT $1::text, type, position, rate_hundredths, discount_bp, min_satang, max_satang, max_per_number_satang, enabled
    FROM kind_rate WHERE kind = $2::text
    ON CONFLICT DO NOTHING`,
};

/** Name of a round: its kind and its draw date, `glo-2025-06-16`. */
export function roundId(kind: string, drawDate: string): string {
  return `${kind}-${drawDate}`;
}

/** Adds a round with the kind's price list as it stands now. A round of that kind and date that is there stays; then false. */
export async function addRound(
  tx: Tx,
  row: Omit<typeof round.$inferInsert, 'id' | 'version'>,
): Promise<boolean> {
  const id = roundId(row.kind, row.drawDate);
  const added = await tx.orm
    .insert(round)
    .values({ ...row, id })
    .onConflictDoNothing()
    .returning({ id: round.id });
  if (added.length === 0) return false;
  await tx.query(snapshot, [id, row.kind]);
  return true;
}
