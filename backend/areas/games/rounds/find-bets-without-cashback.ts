import type { Statement } from '#backend/core/db/database.ts';
import type { FindBetsWithoutCashback } from '#backend/core/wagers/uncounted-bets.ts';

const find: Statement = {
  name: 'games_bets_without_cashback',
  text: `
    SELECT id::text AS reference FROM game_movement
    WHERE member_id = ANY($1::uuid[]) AND NOT counts_cashback AND kind = 'bet' AND at >= $2::timestamptz`,
};

/** Bets of which their provider says that they bring no cashback. */
export const findBetsWithoutCashback: FindBetsWithoutCashback = async (db, memberIds, since) => {
  const rows = await db.query<{ readonly reference: string }>(find, [memberIds, since]);
  return rows.map(({ reference }) => reference);
};
