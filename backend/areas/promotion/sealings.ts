import { promotionOffer } from '#backend/areas/promotion/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

/** What a version of a promotion brings, asks for and whether it is open: bonuses are promised by it. */
export const sealedOffers: Sealing = {
  name: 'promotion_offer',
  table: promotionOffer,
  key: [promotionOffer.id, promotionOffer.version],
  columns: columnsBut(promotionOffer, [promotionOffer.id, promotionOffer.version]),
};

/** A version of a promotion as the log calls it. */
export const offerKey = ({ id, version }: Pick<typeof promotionOffer.$inferSelect, 'id' | 'version'>) =>
  `${id}:${version}`;
