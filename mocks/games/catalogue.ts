import type { Game, LobbyConfig, LobbySection } from '#contract/games/catalogue.ts';
import { HOUSE } from '#rules/games/house.ts';
import { type LobbyKey, lobbyKeys } from '#rules/games/lobbies.ts';
import {
  belongsTo,
  lobbyLayouts,
  MOST_OF_LIST,
  MOST_OF_ROW,
  sectionTitles,
} from '#rules/games/lobby-layouts.ts';
import { houseGames } from '#rules/slots/games.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';
import { stakesBaht } from '#rules/slots/stakes.ts';
import { tableGames } from '#rules/tables/games.ts';
import { mostRtpBpOf } from '#rules/tables/option-facts.ts';
import { LEAST_STAKE_BAHT } from '#rules/tables/table.ts';
import { tables as ownTables } from '#rules/tables/tables.ts';

const slots: readonly Game[] = houseGames.map((one) => {
  const { volatility, hasFreeSpins } = sheets[one.machine];
  return {
    game_id: one.id,
    provider_id: HOUSE,
    sub_provider_id: one.machine,
    category: 'slot',
    name: one.name.th,
    name_en: one.name.en,
    image: `/games/${one.id}/card.webp`,
    tags: [...one.tags],
    rtp: rtpBpOf(one.machine) / 100,
    volatility,
    min: Math.min(...stakesBaht),
    max: Math.max(...stakesBaht),
    has_demo: true,
    has_free_spins: hasFreeSpins,
    is_hot: one.isHot,
  };
});

const tables: readonly Game[] = tableGames.map((one) => ({
  ...{ game_id: one.id, provider_id: HOUSE, sub_provider_id: one.machine, category: one.category },
  ...{ name: one.name.th, name_en: one.name.en, image: `/games/${one.id}/card.webp`, tags: [...one.tags] },
  ...{ rtp: mostRtpBpOf(ownTables[one.machine]) / 100, volatility: null },
  ...{ min: LEAST_STAKE_BAHT, max: ownTables[one.machine].mostStakeBaht },
  ...{ has_demo: true, has_free_spins: false, is_hot: one.isHot },
}));

/** The games of the house, as a backend would list them. */
export const games: readonly Game[] = [...slots, ...tables];

export function gamesOf(all: readonly Game[], lobby: LobbyKey): readonly Game[] {
  return all.filter((one) => (lobby === 'freespin' ? one.has_free_spins : one.category === lobby));
}

/** What decides which rows a game is in. */
export function playFactsOf({ is_hot: isHot, volatility, has_free_spins: hasFreeSpins }: Game) {
  return { isHot, volatility, hasFreeSpins };
}

export function sectionsOf(all: readonly Game[], lobby: LobbyKey): LobbySection[] {
  const own = gamesOf(all, lobby);
  return lobbyLayouts[lobby].sections
    .map((key) => ({
      key,
      title: sectionTitles[key],
      games: own
        .filter((one) => belongsTo(key, playFactsOf(one)))
        .slice(0, key === 'all' ? MOST_OF_LIST : MOST_OF_ROW),
    }))
    .filter(({ games: listed }) => listed.length > 0);
}

export function configsOf(all: readonly Game[], lobby: LobbyKey | undefined): LobbyConfig[] {
  return (lobby === undefined ? lobbyKeys : [lobby]).map((key) => {
    const { title, text, coming, sections } = lobbyLayouts[key];
    const isEmpty = gamesOf(all, key).length === 0;
    return { lobby_key: key, title, text, coming: isEmpty ? coming : null, sections: [...sections] };
  });
}
