import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { promotionCopy } from '#components/promotion/copy.ts';
import { OwnPromotionsPage } from '#components/promotion/own-promotions-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadOwnPromotions } from '#lib/loaders/promotion.ts';

export const metadata: Metadata = { title: promotionCopy.ownTitle };

export default page('member', [], async () => (
  <OwnPromotionsPage own={await personalFragment(loadOwnPromotions)} />
));
