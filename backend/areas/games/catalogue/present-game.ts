import type { game } from '#backend/areas/games/tables.ts';
import type { Game } from '#contract/games/catalogue.ts';
import { toBaht } from '#rules/money/baht.ts';

export type GameRow = typeof game.$inferSelect;

/** A game on the wire; money in baht, its return in percent. */
export function presentGame(row: GameRow): Game {
  return {
    game_id: row.gameId,
    provider_id: row.providerId,
    sub_provider_id: row.subProviderId,
    category: row.category,
    name: row.name,
    name_en: row.nameEn,
    image: row.image,
    tags: row.tags,
    rtp: row.rtpBp === null ? null : row.rtpBp / 100,
    volatility: row.volatility,
    min: toBaht(row.minSatang),
    max: toBaht(row.maxSatang),
    has_demo: row.hasDemo,
    has_free_spins: row.hasFreeSpins,
    is_hot: row.isHot,
  };
}
