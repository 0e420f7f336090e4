import { game } from '#backend/areas/games/tables.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';
import { HOUSE } from '#rules/games/house.ts';

/** By what stakes in games of other providers count for all that gives back; those of the house come with the program. */
export const sealedGames: Sealing = {
  name: 'game_terms',
  table: game,
  key: [game.providerId, game.gameId],
  columns: [game.category, game.rtpBp],
  where: `game.provider_id <> '${HOUSE}'`,
};

/** How the log names a game. */
export const gameKey = (providerId: string, gameId: string) => `${providerId}:${gameId}`;
