import { gameMovement, gamePlayer, gameRound, gameSession } from '#backend/areas/games/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Games that were opened, rounds, and what providers told of them. */
export const ownTables: readonly OwnTable[] = [
  { table: gamePlayer, whose: gamePlayer.memberId, order: [gamePlayer.providerId] },
  {
    table: gameSession,
    whose: gameSession.memberId,
    order: [gameSession.openedAt, gameSession.id],
    // What opens a game or a login.
    without: [gameSession.tokenHash, gameSession.loginHash],
  },
  { table: gameRound, whose: gameRound.memberId, order: [gameRound.number] },
  {
    table: gameMovement,
    whose: gameMovement.memberId,
    order: [gameMovement.number],
    without: [gameMovement.requestHash],
  },
];
