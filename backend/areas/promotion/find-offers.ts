import type { Database, Statement } from '#backend/core/db/database.ts';
import type { Offer } from '#rules/promotion/offer.ts';

const read: Statement = {
  name: 'promotion_offers',
  text: `
    SELECT id, number, version, title, image, min_satang AS "minSatang", percent, most_satang AS "mostSatang", times, days,
      max_stake_satang AS "maxStakeSatang", weights, per, conditions, hours,
      largest_withdrawal_satang AS "largestWithdrawalSatang"
    FROM (SELECT DISTINCT ON (id) * FROM promotion_offer ORDER BY id, version DESC) newest
    WHERE status = 'open' ORDER BY position, id`,
};

/** Promotions that are offered now, in the order of the page. */
export const findOffers = (db: Pick<Database, 'query'>) => db.query<Offer>(read, []);
