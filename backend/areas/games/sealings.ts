import { game, gamePlayer, gameProvider } from '#backend/areas/games/tables.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';

/** By what stakes in a game count for all that gives back, those of the house as well: a row that is there is not seeded again. */
export const sealedGames: Sealing = {
  name: 'game_counts',
  table: game,
  key: [game.providerId, game.gameId],
  columns: [game.category, game.rtpBp],
};

/** How the log names a game. */
export const gameKey = (providerId: string, gameId: string) => `${providerId}:${gameId}`;

/** What may be staked in a game and whether it is open; how it looks is free. */
export const sealedOpenGames: Sealing = {
  name: 'game_open',
  table: game,
  key: [game.providerId, game.gameId],
  columns: [game.status, game.minSatang, game.maxSatang, game.hasDemo, game.hasFreeSpins],
};

export const sealedProviders: Sealing = {
  name: 'game_provider',
  table: gameProvider,
  key: [gameProvider.id],
  columns: [gameProvider.status],
};

/** Members for whom a provider is closed. */
export const sealedClosedPlayers: Sealing = {
  name: 'game_player_closed',
  table: gamePlayer,
  key: [gamePlayer.providerId, gamePlayer.memberId],
  columns: [gamePlayer.isClosed],
  where: 'is_closed',
};
