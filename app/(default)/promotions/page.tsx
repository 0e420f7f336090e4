import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { promotionCopy } from '#components/promotion/copy.ts';
import { PromotionsPage } from '#components/promotion/promotions-page.tsx';
import { loadPromotions } from '#lib/loaders/promotion.ts';

export const metadata: Metadata = { title: promotionCopy.title };

export default page('everyone', [], async () => <PromotionsPage promotions={await loadPromotions()} />);
