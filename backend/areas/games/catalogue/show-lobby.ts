import { presentGame } from '#backend/areas/games/catalogue/present-game.ts';
import { countGames, readSections } from '#backend/areas/games/catalogue/read-catalogue.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { LobbyConfig } from '#contract/games/catalogue.ts';
import type { games } from '#contract/games.ts';
import { type LobbyKey, lobbyKeys } from '#rules/games/lobbies.ts';
import { lobbyLayouts, MOST_OF_LIST, MOST_OF_ROW, sectionTitles } from '#rules/games/lobby-layouts.ts';

/** The games of a lobby by section, and its providers; a section without a game is left out. */
export const showLobby: Verb<typeof games.lobby> = async ({ ctx, input }) => {
  const asked = lobbyLayouts[input.lobby_key].sections.map((key) => ({
    key,
    most: key === 'all' ? MOST_OF_LIST : MOST_OF_ROW,
  }));
  const [sections, counted] = await Promise.all([
    readSections(ctx.db, input.lobby_key, asked),
    countGames(ctx.db, input.lobby_key),
  ]);
  const providers = counted
    .filter(({ isAbsent }) => !isAbsent)
    .map(({ provider: { id, name, status }, games }) => ({
      provider_id: id,
      name,
      game_count: games,
      is_open: status === 'open',
    }));
  return {
    lobby_key: input.lobby_key,
    sections: sections
      .filter(({ games: listed }) => listed.length > 0)
      .map(({ key, games: listed }) => ({ key, title: sectionTitles[key], games: listed.map(presentGame) })),
    providers,
  };
};

/** How lobbies are laid out; `coming` is said of those that have no game now. */
export const listLobbyConfigs: Verb<typeof games.lobbyConfigs> = async ({ ctx, input }) => {
  const wanted = input.lobby_key === undefined ? lobbyKeys : [input.lobby_key];
  return { configs: await Promise.all(wanted.map((key) => configOf(ctx, key))) };
};

async function configOf({ db }: Pick<Ctx, 'db'>, key: LobbyKey): Promise<LobbyConfig> {
  const { title, text, coming, sections } = lobbyLayouts[key];
  const hasGames = (await countGames(db, key)).some(({ games }) => games > 0);
  return { lobby_key: key, title, text, coming: hasGames ? null : coming, sections: [...sections] };
}
