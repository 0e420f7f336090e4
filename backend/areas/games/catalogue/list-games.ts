import { presentGame } from '#backend/areas/games/catalogue/present-game.ts';
import { readGames } from '#backend/areas/games/catalogue/read-catalogue.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { games } from '#contract/games.ts';
import { bestFits, findableOf } from '#rules/games/find-games.ts';
import { belongsTo } from '#rules/games/lobby-layouts.ts';

/** Games of a provider, a lobby, a row of it or a search, a page at a time; of a search the best first. */
export const listGames: Verb<typeof games.list> = async ({ ctx, input }) => {
  const { provider, category: lobby, section = 'all', search = '', after = '0', limit } = input;
  const own = (await readGames(ctx.db, { provider, lobby })).filter((one) => belongsTo(section, one));
  const found = bestFits(own, search, (one) => findableOf([one.name, one.nameEn, ...one.tags]));
  const from = Number(after);
  return {
    games: found.slice(from, from + limit).map(presentGame),
    next: from + limit < found.length ? String(from + limit) : null,
    total: found.length,
  };
};
