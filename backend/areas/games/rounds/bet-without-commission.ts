import { WAGER_AREA } from '#backend/areas/games/wager-area.ts';
import type { BetWithoutCommission } from '#backend/core/wagers/uncounted-bets.ts';

/** A bet of which its provider says that it brings no commission, found by its own id. */
export const betWithoutCommission: BetWithoutCommission = (
  wager,
) => `(${wager}.area = '${WAGER_AREA}' AND EXISTS (
    SELECT 1 FROM game_movement bet WHERE NOT bet.counts_commission AND bet.kind = 'bet'
      AND bet.id = CASE WHEN ${wager}.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${wager}.reference::uuid END
  ))`;
