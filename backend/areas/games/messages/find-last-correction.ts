import type { Statement, Tx } from '#backend/core/db/database.ts';

const last: Statement = {
  name: 'games_last_correction',
  text: `
    SELECT satang FROM game_movement WHERE provider_id = $1::text AND original_id = $2::text AND kind = 'correct'
    ORDER BY number DESC LIMIT 1`,
};

/** What the last correction of a win made of it, in satang; undefined where it never was corrected. */
export async function findLastCorrection(
  tx: Pick<Tx, 'query'>,
  providerId: string,
  winId: string,
): Promise<bigint | undefined> {
  const [row] = await tx.query<{ satang: bigint }>(last, [providerId, winId]);
  return row?.satang;
}
