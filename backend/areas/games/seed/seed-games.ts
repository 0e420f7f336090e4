import { game, gameProvider } from '#backend/areas/games/tables.ts';
import type { Services } from '#backend/services.ts';
import { HOUSE } from '#rules/games/house.ts';
import { houseGames } from '#rules/slots/games.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';
import { stakesBaht } from '#rules/slots/stakes.ts';

const satangOf = (baht: number) => BigInt(baht) * 100n;

/** Puts the house and its games in place; what an operator changed stays. */
export async function seedGames({ db }: Services): Promise<void> {
  await db.orm
    .insert(gameProvider)
    .values({ id: HOUSE, name: 'เกมของเว็บ', status: 'open', position: 0 })
    .onConflictDoNothing();
  const rows = houseGames.map((one, position) => {
    const { volatility, hasFreeSpins } = sheets[one.machine];
    return {
      ...{ providerId: HOUSE, gameId: one.id, subProviderId: one.machine, category: 'slot' as const },
      ...{ name: one.name.th, nameEn: one.name.en, tags: [...one.tags], isHot: one.isHot, position },
      image: `/games/${one.id}/card.webp`,
      rtpBp: rtpBpOf(one.machine),
      volatility,
      minSatang: satangOf(Math.min(...stakesBaht)),
      maxSatang: satangOf(Math.max(...stakesBaht)),
      hasDemo: true,
      hasFreeSpins,
      status: 'open' as const,
    };
  });
  await db.orm.insert(game).values(rows).onConflictDoNothing();
}
