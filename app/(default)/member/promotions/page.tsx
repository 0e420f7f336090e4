import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { promotionCopy } from '#components/promotion/copy.ts';
import { OwnPromotionsView } from '#components/promotion/own-promotions.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadOwnPromotions } from '#lib/loaders/promotion.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';

export const metadata: Metadata = { title: promotionCopy.ownTitle };

export default page('member', [], async () => (
  <>
    <PageHead
      title={promotionCopy.ownTitle}
      lead={promotionCopy.ownLead}
      back={{ href: loyaltyPaths.promotions, label: promotionCopy.all }}
    />
    <OwnPromotionsView own={await personalFragment(loadOwnPromotions)} />
  </>
));
