import type { Statement } from '#backend/core/db/database.ts';
import type { FindOpenWins, OpenWin } from '#backend/core/wagers/open-wins.ts';

const find: Statement = {
  name: 'games_open_wins',
  text: `
    SELECT begun_at AS "begunAt", staked_satang AS "stakedSatang", won_satang AS "wonSatang" FROM game_round
    WHERE member_id = $1::uuid AND status = 'open' AND won_satang > 0`,
};

/** Rounds that have won and that their provider has not ended. */
export const findOpenWins: FindOpenWins = (db, memberId) => db.query<OpenWin>(find, [memberId]);
