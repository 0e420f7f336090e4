import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { AGENT_CODE } from '#contract/constants.ts';
import { type GameFacts, gameFacts, gameKey } from '#lib/games/game-facts.ts';
import { gamePaths, type LobbyAsked } from '#lib/games/game-paths.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import type { LobbyKey } from '#rules/games/lobbies.ts';
import { isSectionKey, type SectionKey } from '#rules/games/lobby-layouts.ts';

export interface GameLobby {
  readonly lobby: LobbyKey;
  readonly title: string;
  readonly text: string;
  /** What is said while it has no game; null where there are games. */
  readonly coming: string | null;
  readonly asked: LobbyAsked;
  /** Rows to choose one of, and providers; empty where there is one alone. */
  readonly rows: ReadonlyArray<{ readonly key: SectionKey; readonly title: string }>;
  readonly providers: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly sections: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
    readonly games: readonly GameFacts[];
  }>;
  /** What a search or a filter found; null where the lobby is shown whole. */
  readonly found: { readonly total: number; readonly games: readonly GameFacts[] } | null;
  /** Where the next games are; null behind the last. */
  readonly more: string | null;
}

type Lobby = Calls['GET /api/game/lobby']['data'];

/** Where the games are that a lobby does not show at first. */
function restOf({ lobby_key: lobby, sections, providers }: Lobby): string | null {
  const shown = sections.find(({ key }) => key === 'all')?.games.length ?? 0;
  const total = providers.reduce((sum, one) => sum + one.game_count, 0);
  return shown > 0 && shown < total
    ? gamePaths.lobbyOf(lobby, { section: 'all', after: String(shown) })
    : null;
}

/** Games of all sections, each one object however often it is listed: the page then carries its facts once. */
function factsOf(sections: Lobby['sections']) {
  const own = new Map<string, GameFacts>();
  return sections.map(({ key, title, games }) => ({
    key,
    title,
    games: games.map((game) => {
      const facts = gameFacts(game);
      const first = own.get(gameKey(facts)) ?? facts;
      own.set(gameKey(facts), first);
      return first;
    }),
  }));
}

/** The games of a lobby, or those of it that a search, a provider or one of its rows leaves. A search looks in all lobbies. */
export async function loadGameLobby(lobby: LobbyKey, asked: LobbyAsked): Promise<GameLobby> {
  const byKey = { agent_code: AGENT_CODE, lobby_key: lobby };
  // Who looks for a game by its name does not know which lobby it is in.
  const place = asked.search === undefined ? { category: lobby } : {};
  const isNarrowed = Object.values(asked).some((value) => value !== undefined);
  const [{ configs }, whole, page] = await Promise.all([
    readPublic('GET /api/lobby/configs', byKey),
    readPublic('GET /api/game/lobby', byKey),
    isNarrowed ? readPublic('GET /api/game/list', { agent_code: AGENT_CODE, ...place, ...asked }) : undefined,
  ]);
  const { sections } = whole;
  // One that is closed has nothing to be found.
  const providers = whole.providers.filter(({ is_open }) => is_open);
  const config = configs.find(({ lobby_key }) => lobby_key === lobby);
  const nextPage = page?.next ? gamePaths.lobbyOf(lobby, { ...asked, after: page.next }) : null;
  return {
    ...{ lobby, asked, title: config?.title ?? lobby, text: config?.text ?? '' },
    coming: config?.coming ?? null,
    rows: sections.flatMap(({ key, title }) => (isSectionKey(key) && key !== 'all' ? [{ key, title }] : [])),
    providers: providers.length > 1 ? providers.map(({ provider_id: id, name }) => ({ id, name })) : [],
    sections: page ? [] : factsOf(sections),
    found: page ? { total: page.total, games: page.games.map(gameFacts) } : null,
    more: page ? nextPage : restOf(whole),
  };
}
