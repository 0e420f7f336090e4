import type { Statement } from '#backend/core/db/database.ts';
import type { FindRoundsSince } from '#backend/core/wagers/rounds-since.ts';
import type { WonRound } from '#rules/games/won-round.ts';

const select = `
    SELECT round.status = 'open' AS "isOpen", round.staked_satang AS "stakedSatang", round.won_satang AS "wonSatang",
      own.since AS "stakedSinceSatang"
    FROM game_round round
    CROSS JOIN LATERAL (
      SELECT min(bet.at) AS first, coalesce(sum(bet.satang) FILTER (WHERE bet.at > $2::timestamptz), 0)::bigint AS since
      FROM game_movement bet
      WHERE bet.provider_id = round.provider_id AND bet.round_id = round.round_id AND bet.kind = 'bet' AND NOT EXISTS (
        SELECT 1 FROM game_movement back WHERE back.provider_id = bet.provider_id AND back.round_id = bet.round_id
          AND back.kind = 'rollback' AND back.original_id = bet.transaction_id
      )
    ) own
    WHERE round.member_id = $1::uuid AND round.won_satang > 0 AND round.staked_satang > 0`;

/** Alone, for few rounds of all members are open and have an index of their own; the other one reads all rounds of the member. */
const open: Statement = { name: 'games_open_rounds_since', text: `${select} AND round.status = 'open'` };
const over: Statement = {
  name: 'games_rounds_over_since',
  text: `${select} AND round.begun_at <= $2::timestamptz AND round.ended_at > $2::timestamptz AND own.first <= $2::timestamptz`,
};

/** Rounds of all providers; a round of one message began and ended at once. */
export const findRoundsSince: FindRoundsSince = (db, { memberId, since, state }) =>
  db.query<WonRound>(state === 'open' ? open : over, [memberId, since]);
