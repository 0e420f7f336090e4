import { z } from 'zod';
import type { Calls } from '#contract/calls.ts';
import { Game } from '#contract/games/catalogue.ts';
import type { GameSession } from '#contract/games/launch.ts';
import { GameRound, OwnFreeRounds } from '#contract/games/rounds.ts';
import { games as contract } from '#contract/games.ts';
import { Wallet } from '#contract/wallet.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { configsOf, gamesOf, games as houseGames, playFactsOf, sectionsOf } from '#mocks/games/catalogue.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { bestFits, findableOf } from '#rules/games/find-games.ts';
import { HOUSE } from '#rules/games/house.ts';
import { framePathOf } from '#rules/games/house-games.ts';
import { belongsTo } from '#rules/games/lobby-layouts.ts';
import { roundLine, roundsHeading } from '#rules/games/rounds-file.ts';

interface GamesState {
  games: Game[];
  /** Wallets that games are played with, where a test has others than the main one. */
  gameWallets: Wallet[] | null;
  /** What a frame opens; null for the address of the house. */
  gameLink: string | null;
  gameSession: GameSession;
  realReturn: Calls['GET /api/game/return']['data'];
  gameRounds: GameRound[];
  freeRounds: OwnFreeRounds[];
  /** Ids of games that every member played, newest first. */
  lastPlayed: string[];
}

type World = CoreWorld & GamesState;
const mock = mocksOf<World>();

function gameOf({ games }: World, { game_id, provider_id }: { game_id: string; provider_id: string }): Game {
  const found = games.find((one) => one.game_id === game_id && one.provider_id === provider_id);
  if (!found) throw notFound();
  return found;
}

const walletsOf = ({ gameWallets }: World, member: MockMember): Wallet[] =>
  gameWallets ?? [
    { id: 'mock-wallet', wallet_name: 'กระเป๋าหลัก', balance: member.balance, wallet_type_id: 1 },
  ];

/** Games that were opened: the frames of all worlds meet one house, which knows them by their tokens alone. */
let opened = 0;

function linkOf({ gameLink }: World, { game_id: game }: Game, kind: 'demo' | 'real' | 'free'): string {
  opened += 1;
  const token = `mock-token-of-${kind}-${opened}-${game}`;
  return gameLink ?? framePathOf(game, { token });
}

/** No journey signs as a provider. */
const unsigned = () => new MockRefusal(403, 'ลายเซ็นของข้อมูลไม่ถูกต้อง', undefined, 403);

/** What only providers send: no journey plays one. */
const providers = [
  contract.walletSession,
  contract.walletBalance,
  contract.walletBet,
  contract.walletWin,
  contract.walletBetWin,
  contract.walletFinish,
  contract.walletRollback,
  contract.walletPromo,
  contract.walletFreeWin,
  contract.walletCorrect,
  contract.walletStatus,
  contract.walletDay,
].map((call) =>
  mock(call, () => {
    throw unsigned();
  }),
);

const handlers = [
  mock(contract.list, ({ world, input }) => {
    const { provider, category, section = 'all', search = '', after = '0', limit } = input;
    const listed = (category === undefined ? world.games : gamesOf(world.games, category)).filter(
      (one) =>
        (provider === undefined || one.provider_id === provider) && belongsTo(section, playFactsOf(one)),
    );
    const own = bestFits(listed, search, ({ name, name_en, tags }) => findableOf([name, name_en, ...tags]));
    const from = Number(after);
    const next = from + limit < own.length ? String(from + limit) : null;
    return { games: own.slice(from, from + limit), next, total: own.length };
  }),
  mock(contract.lobby, ({ world, input }) => ({
    lobby_key: input.lobby_key,
    sections: sectionsOf(world.games, input.lobby_key),
    providers: [
      {
        provider_id: HOUSE,
        name: 'เกมของเว็บ',
        game_count: gamesOf(world.games, input.lobby_key).length,
        is_open: true,
      },
    ],
  })),
  mock(contract.lobbyConfigs, ({ world, input }) => ({ configs: configsOf(world.games, input.lobby_key) })),
  mock(contract.detail, ({ world, input }) => gameOf(world, input)),
  mock(contract.realReturn, ({ world }) => world.realReturn),
  mock(contract.lastPlayed, ({ world }) =>
    world.lastPlayed.flatMap((id) => world.games.filter((one) => one.game_id === id)),
  ),
  mock(contract.link, ({ world, input, member }) => {
    const chosen = gameOf(world, input);
    if (!walletsOf(world, member).some(({ id }) => id === input.wallet_id)) throw notFound();
    const hasFree = world.freeRounds.some((one) => one.game_id === chosen.game_id);
    return {
      link: linkOf(world, chosen, hasFree ? 'free' : 'real'),
      game_session_id: world.gameSession.game_session_id,
    };
  }),
  mock(contract.demo, ({ world, input }) => ({ link: linkOf(world, gameOf(world, input), 'demo') })),
  mock(contract.wallets, ({ world, member }) => walletsOf(world, member)),
  mock(contract.session, ({ world }) => world.gameSession),
  mock(contract.closeSession, ({ world }) => ({ ...world.gameSession, closed_at: nowOf(world) })),
  mock(contract.rounds, ({ world }) => ({
    rounds: world.gameRounds,
    next: null,
    free_rounds: world.freeRounds,
  })),
  mock(contract.roundsExport, ({ world }) => {
    const lines = world.gameRounds.map((round) =>
      roundLine({ round: round.round_id, game: round.game_name, won: round.won.toFixed(2) }),
    );
    return { file_name: 'rounds-2025-06-15.csv', csv: `${roundsHeading}${lines.join('')}`, next: null };
  }),
  mock(contract.replayLink, ({ world, input }) => {
    const round = world.gameRounds.find(({ id }) => id === input.id);
    if (!round) throw notFound();
    return { link: framePathOf(round.game_id, { replay: `mock-replay-of-game-${round.game_id}` }) };
  }),
  ...providers,
];

export const games = mockArea({
  state: (): GamesState => ({
    games: [...houseGames],
    gameWallets: null,
    gameLink: null,
    gameSession: {
      ...{ game_session_id: '00000000-0000-7000-8000-0000000000aa', game_id: houseGames[0]?.game_id ?? '' },
      ...{ provider_id: HOUSE, opened_at: '2025-06-15T12:00:00.000Z', closed_at: null },
      ...{ rounds: 0, staked: 0, won: 0, net: 0 },
    },
    realReturn: { rounds: 0, percent: null, equal_rounds: null },
    gameRounds: [],
    freeRounds: [],
    lastPlayed: [],
  }),
  handlers,
  change: {
    shape: {
      games: z.array(Game.strict()).optional(),
      gameWallets: z.array(Wallet.strict()).nullable().optional(),
      gameLink: z.string().nullable().optional(),
      gameRounds: z.array(GameRound.strict()).optional(),
      freeRounds: z.array(OwnFreeRounds.strict()).optional(),
      realReturn: contract.realReturn.data.optional(),
      gameNet: z.number().optional(),
      lastPlayed: z.array(z.string()).optional(),
    },
    apply: (world: World, { games: listed, gameWallets, gameLink, gameNet, ...wanted }) => {
      world.games = listed ?? world.games;
      if (gameWallets !== undefined) world.gameWallets = gameWallets;
      if (gameLink !== undefined) world.gameLink = gameLink;
      world.gameRounds = wanted.gameRounds ?? world.gameRounds;
      world.freeRounds = wanted.freeRounds ?? world.freeRounds;
      world.gameSession = { ...world.gameSession, net: gameNet ?? world.gameSession.net };
      world.realReturn = wanted.realReturn ?? world.realReturn;
      world.lastPlayed = wanted.lastPlayed ?? world.lastPlayed;
    },
  },
});
