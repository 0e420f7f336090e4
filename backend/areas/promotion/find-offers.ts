import type { Database, Statement } from '#backend/core/db/database.ts';
import { type Offer, outsideOf } from '#rules/promotion/offer.ts';

const read: Statement = {
  name: 'promotion_offers',
  text: `
    SELECT id, number, version, title, image, min_satang AS "minSatang", percent, most_satang AS "mostSatang", turn, times, days,
      max_stake_satang AS "maxStakeSatang", weights, per, conditions, hours,
      largest_withdrawal_satang AS "largestWithdrawalSatang", starts_at AS "startsAt", ends_at AS "endsAt"
    FROM (SELECT DISTINCT ON (id) * FROM promotion_offer ORDER BY id, version DESC) newest
    WHERE status = 'open' ORDER BY position, id`,
};

/** Promotions that are open, in the order of the page, before, in and after their dates. */
export const findOffers = (db: Pick<Database, 'query'>) => db.query<Offer>(read, []);

/** Those of them that are offered at an instant by their dates. */
export async function findOffered(db: Pick<Database, 'query'>, at: Date): Promise<readonly Offer[]> {
  const offers = await findOffers(db);
  return offers.filter((offer) => outsideOf(offer, at) === null);
}
