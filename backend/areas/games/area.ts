import { area } from '#backend/area.ts';
import { listGames } from '#backend/areas/games/catalogue/list-games.ts';
import { listLastPlayed, showGame } from '#backend/areas/games/catalogue/show-game.ts';
import { listLobbyConfigs, showLobby } from '#backend/areas/games/catalogue/show-lobby.ts';
import { gameSettings } from '#backend/areas/games/env.ts';
import { gameTransfers } from '#backend/areas/games/game-transfers.ts';
import { createDemoLink } from '#backend/areas/games/launch/create-demo-link.ts';
import { createGameLink } from '#backend/areas/games/launch/create-game-link.ts';
import { listGameWallets } from '#backend/areas/games/launch/list-game-wallets.ts';
import { closeSession, showSession } from '#backend/areas/games/launch/show-session.ts';
import { receiveBet } from '#backend/areas/games/messages/receive-bet.ts';
import { receiveBetWin } from '#backend/areas/games/messages/receive-bet-win.ts';
import { receiveCorrection } from '#backend/areas/games/messages/receive-correction.ts';
import { receiveFinish } from '#backend/areas/games/messages/receive-finish.ts';
import { receiveFreeWin, receivePromo } from '#backend/areas/games/messages/receive-prize.ts';
import {
  receiveBalance,
  receiveDay,
  receiveSession,
  receiveStatus,
} from '#backend/areas/games/messages/receive-questions.ts';
import { receiveRollback } from '#backend/areas/games/messages/receive-rollback.ts';
import { receiveWin } from '#backend/areas/games/messages/receive-win.ts';
import { addGame } from '#backend/areas/games/ops/add-game.ts';
import { closeGames, openGames } from '#backend/areas/games/ops/change-games.ts';
import { compareDay } from '#backend/areas/games/ops/compare-day.ts';
import { grantFreeRounds } from '#backend/areas/games/ops/grant-free-rounds.ts';
import { ownTables } from '#backend/areas/games/own-tables.ts';
import { reconcileGames } from '#backend/areas/games/reconcile/reconcile-games.ts';
import { showReturn, sumReturns } from '#backend/areas/games/returns/game-return.ts';
import { betWithoutCommission } from '#backend/areas/games/rounds/bet-without-commission.ts';
import { exportRounds } from '#backend/areas/games/rounds/export-rounds.ts';
import { findBetsWithoutCashback } from '#backend/areas/games/rounds/find-bets-without-cashback.ts';
import { findRoundsSince } from '#backend/areas/games/rounds/find-rounds-since.ts';
import { listRounds, showReplayLink } from '#backend/areas/games/rounds/list-rounds.ts';
import {
  sealedClosedPlayers,
  sealedGames,
  sealedOpenGames,
  sealedProviders,
} from '#backend/areas/games/sealings.ts';
import { seedGames } from '#backend/areas/games/seed/seed-games.ts';
import { game, gameProvider, gameReturn } from '#backend/areas/games/tables.ts';
import { WAGER_AREA } from '#backend/areas/games/wager-area.ts';
import { implement } from '#backend/core/http/implement.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { games as contract } from '#contract/games.ts';
import { houseGames } from '#rules/slots/games.ts';
import { tableGames } from '#rules/tables/games.ts';

/** Games of providers: what can be chosen, how it is opened, and the wallet that providers speak to. */
export const games = area({
  name: 'games',
  calls: implement(contract, {
    list: listGames,
    lobby: showLobby,
    lobbyConfigs: listLobbyConfigs,
    detail: showGame,
    realReturn: showReturn,
    lastPlayed: listLastPlayed,
    link: createGameLink,
    demo: createDemoLink,
    wallets: listGameWallets,
    session: showSession,
    closeSession,
    rounds: listRounds,
    roundsExport: exportRounds,
    replayLink: showReplayLink,
    walletSession: receiveSession,
    walletBalance: receiveBalance,
    walletBet: receiveBet,
    walletWin: receiveWin,
    walletBetWin: receiveBetWin,
    walletFinish: receiveFinish,
    walletRollback: receiveRollback,
    walletPromo: receivePromo,
    walletFreeWin: receiveFreeWin,
    walletCorrect: receiveCorrection,
    walletStatus: receiveStatus,
    walletDay: receiveDay,
  }),
  jobs: [sumReturns],
  seed: seedGames,
  events: [game, gameProvider, gameReturn].map(
    (table) => ({ audience: 'public', table, voidsPages: true }) as const,
  ),
  ops: [addGame, closeGames, openGames, grantFreeRounds, compareDay],
  reconciles: [reconcileGames],
  units: [{ name: BAHT, house: ['house.games'] }],
  transfers: Object.values(gameTransfers),
  entitlements: [
    { kind: 'games.free_round', verb: 'grant', scope: 'games.grant' },
    { kind: 'games.free_round', verb: 'use', scope: 'games.free_round' },
  ],
  wagerNames: {
    area: WAGER_AREA,
    label: 'เกม',
    kindLabels: new Map([...houseGames, ...tableGames].map(({ id, name }) => [id, name.th])),
  },
  env: gameSettings,
  audit: { scripts: ['backend/areas/games/audit/movements.sql', 'backend/areas/games/audit/rounds.sql'] },
  sealings: [sealedGames, sealedOpenGames, sealedProviders, sealedClosedPlayers],
  ownTables,
  provides: { findBetsWithoutCashback, betWithoutCommission, findRoundsSince },
});
