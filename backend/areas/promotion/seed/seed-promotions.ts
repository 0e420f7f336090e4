import { offerKey, sealedOffers } from '#backend/areas/promotion/sealings.ts';
import { promotionOffer } from '#backend/areas/promotion/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import { offers } from '#rules/promotion/offers.ts';

/** Puts the first promotions in place; what an operator switched stays. */
export async function seedPromotions(services: Services): Promise<void> {
  const rows = offers.map((offer, position) => ({ ...offer, position, status: 'open' as const }));
  await services.db.transact(async (tx) => {
    const fresh = await tx.orm.insert(promotionOffer).values(rows).onConflictDoNothing().returning();
    await sealRows(tx, services, sealedOffers, fresh.map(offerKey));
  });
}
