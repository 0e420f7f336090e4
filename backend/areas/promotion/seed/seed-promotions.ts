import { promotionOffer } from '#backend/areas/promotion/tables.ts';
import type { Services } from '#backend/services.ts';
import { offers } from '#rules/promotion/offers.ts';

/** Puts the first promotions in place; what an operator switched stays. */
export async function seedPromotions({ db }: Services): Promise<void> {
  const rows = offers.map((offer, position) => ({ ...offer, position, status: 'open' as const }));
  await db.orm.insert(promotionOffer).values(rows).onConflictDoNothing();
}
