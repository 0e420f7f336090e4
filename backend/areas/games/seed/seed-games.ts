import { gameKey, sealedGames, sealedOpenGames, sealedProviders } from '#backend/areas/games/sealings.ts';
import { game, gameProvider } from '#backend/areas/games/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import { HOUSE } from '#rules/games/house.ts';
import { houseGames } from '#rules/slots/games.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';
import { stakesBaht } from '#rules/slots/stakes.ts';
import { tableGames } from '#rules/tables/games.ts';
import { mostRtpBpOf } from '#rules/tables/option-facts.ts';
import { LEAST_STAKE_BAHT } from '#rules/tables/table.ts';
import { tables as ownTables } from '#rules/tables/tables.ts';

const satangOf = (baht: number) => BigInt(baht) * 100n;

/** Puts the house and its games in place; what an operator changed stays. */
export async function seedGames(services: Services): Promise<void> {
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
  const tables = tableGames.map((one, at) => {
    const table = ownTables[one.machine];
    return {
      ...{ providerId: HOUSE, gameId: one.id, subProviderId: one.machine, category: one.category },
      ...{ name: one.name.th, nameEn: one.name.en, tags: [...one.tags], isHot: one.isHot },
      ...{ position: houseGames.length + at, image: `/games/${one.id}/card.webp` },
      rtpBp: mostRtpBpOf(table),
      volatility: null,
      minSatang: satangOf(LEAST_STAKE_BAHT),
      maxSatang: satangOf(table.mostStakeBaht),
      hasDemo: true,
      hasFreeSpins: false,
      status: 'open' as const,
    };
  });
  await services.db.transact(async (tx) => {
    const providers = await tx.orm
      .insert(gameProvider)
      .values({ id: HOUSE, name: 'เกมของเว็บ', status: 'open', position: 0 })
      .onConflictDoNothing()
      .returning();
    const games = await tx.orm
      .insert(game)
      .values([...rows, ...tables])
      .onConflictDoNothing()
      .returning();
    const keys = games.map(({ providerId, gameId }) => gameKey(providerId, gameId));
    await sealRows(
      tx,
      services,
      sealedProviders,
      providers.map(({ id }) => id),
    );
    await sealRows(tx, services, sealedGames, keys);
    await sealRows(tx, services, sealedOpenGames, keys);
  });
}
