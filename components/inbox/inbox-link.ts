import type { InboxMessage } from '#lib/api/inbox/queries.ts';
import { COMPLAINT_PATH } from '#lib/complaint/complaint-path.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';

/** Where to see more of what a message is about; undefined where no page shows it. */
export function inboxLink({ kind, about, name }: InboxMessage): string | undefined {
  const links = {
    bill: paths.bill(about),
    deposit: `${paths.deposit}/history`,
    withdrawal: paths.withdraw,
    promotion: loyaltyPaths.memberPromotions,
    bonus: name === 'shop' ? loyaltyPaths.shopOf({ tab: 'history' }) : loyaltyPaths.coupon,
    commission: loyaltyPaths.affiliate,
    order: loyaltyPaths.shopOf({ tab: 'history' }),
    cashback: loyaltyPaths.cashbackOf(name === 'loss' ? 'loss' : 'turnover'),
    quest: loyaltyPaths.quests,
    coupon: loyaltyPaths.coupon,
    coupon_ending: loyaltyPaths.coupon,
    // Where they can be used.
    points_ending: loyaltyPaths.shop,
    complaint: COMPLAINT_PATH,
  };
  return links[kind];
}
