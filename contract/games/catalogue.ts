import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentCode, AgentId, Baht, Id, Nothing, queryInt } from '#contract/fields.ts';
import { gameCategories, lobbyKeys, volatilities } from '#rules/games/lobbies.ts';
import { sectionKeys } from '#rules/games/lobby-layouts.ts';

/** A game as a card shows it. */
export const Game = z.object({
  game_id: Id,
  provider_id: Id,
  sub_provider_id: Id,
  category: z.enum(gameCategories),
  name: z.string(),
  name_en: z.string(),
  /** Path of its card on this site. */
  image: z.string(),
  tags: z.array(z.string()),
  /** What of all stakes comes back in the long run, in percent; null where the provider does not say. */
  rtp: z.number().min(0).max(100).nullable(),
  volatility: z.enum(volatilities).nullable(),
  /** Smallest and largest stake of a round. */
  min: Baht,
  max: Baht,
  has_demo: z.boolean(),
  has_free_spins: z.boolean(),
  is_hot: z.boolean(),
});
export type Game = z.infer<typeof Game>;

/** Place in a list of games, to go on after it. */
const Cursor = z.string().regex(/^\d{1,9}$/);

const GamePage = z.object({
  games: z.array(Game),
  /** Where the next page begins; null on the last one. */
  next: Cursor.nullable(),
  /** How many there are on all pages. */
  total: z.int(),
});
export type GamePage = z.infer<typeof GamePage>;

const LobbySection = z.object({ key: Id, title: z.string(), games: z.array(Game) });
export type LobbySection = z.infer<typeof LobbySection>;

export const GameProvider = z.object({
  provider_id: Id,
  name: z.string(),
  game_count: z.int(),
  /** False while nothing of it can be played. */
  is_open: z.boolean(),
});
export type GameProvider = z.infer<typeof GameProvider>;

const Lobby = z.object({
  lobby_key: z.enum(lobbyKeys),
  sections: z.array(LobbySection),
  providers: z.array(GameProvider),
});
export type Lobby = z.infer<typeof Lobby>;

/** How the lobby of one kind of game is laid out. */
export const LobbyConfig = z.object({
  lobby_key: z.enum(lobbyKeys),
  title: z.string(),
  text: z.string(),
  /** What is said while it has no game of its own; null where there are games. */
  coming: z.string().nullable(),
  /** Its sections, in their order. */
  sections: z.array(Id),
});
export type LobbyConfig = z.infer<typeof LobbyConfig>;

const ByAgent = { agent_code: AgentCode.optional(), agent_id: AgentId.optional() };

export const catalogueCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/game/list',
    auth: 'public',
    summary:
      'Games of a provider, a category or one row of it, or those that a search finds, a page at a time',
    request: z.object({
      ...ByAgent,
      provider: Id.optional(),
      category: z.enum(lobbyKeys).optional(),
      section: z.enum(sectionKeys).optional(),
      search: z.string().max(60).optional(),
      after: Cursor.optional(),
      limit: queryInt(1, 100).default(60),
    }),
    data: GamePage,
  }),
  lobby: endpoint({
    method: 'GET',
    path: '/api/game/lobby',
    auth: 'public',
    summary: 'The games of a lobby by section, and the providers that it has',
    request: z.object({ ...ByAgent, lobby_key: z.enum(lobbyKeys) }),
    data: Lobby,
  }),
  lobbyConfigs: endpoint({
    method: 'GET',
    path: '/api/lobby/configs',
    auth: 'public',
    summary: 'How lobbies are laid out: one by its key, or all',
    request: z.object({ ...ByAgent, lobby_key: z.enum(lobbyKeys).optional() }),
    data: z.object({ configs: z.array(LobbyConfig) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/game/detail',
    auth: 'public',
    summary: 'One game',
    request: z.object({ provider_id: Id, game_id: Id }),
    data: Game,
    extension: true,
  }),
  realReturn: endpoint({
    method: 'GET',
    path: '/api/game/return',
    auth: 'public',
    summary: 'What a game has really paid back of all stakes; in percent from a thousand rounds on',
    request: z.object({ provider_id: Id, game_id: Id }),
    data: z.object({
      rounds: z.int(),
      percent: z.number().nullable(),
      /** So many rounds of one stake would say as much as these. */
      equal_rounds: z.int().nullable(),
    }),
    extension: true,
  }),
  lastPlayed: endpoint({
    method: 'GET',
    path: '/api/member/game/last',
    auth: 'member',
    summary: 'Games that the member opened last, newest first',
    request: Nothing,
    data: z.array(Game),
    extension: true,
  }),
};
