import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { shopCopy } from '#components/shop/copy.ts';
import { ShopPage } from '#components/shop/shop-page.tsx';
import { Uuid } from '#contract/fields.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadShop } from '#lib/loaders/shop.ts';
import { shopCategories } from '#rules/shop/reward.ts';

export const metadata: Metadata = { title: shopCopy.title };

export default page(
  'member',
  ['category', 'tab', 'before'],
  async ({ searchParams }: PageProps<'/redeem'>) => {
    const asked = await searchParams;
    const category = shopCategories.find((one) => one === asked.category);
    const isHistory = asked.tab === 'history';
    const before = isHistory ? Uuid.safeParse(asked.before).data : undefined;
    const load = () => loadShop({ category, isHistory, before });
    return <ShopPage own={await (category || isHistory ? load() : personalFragment(load))} />;
  },
);
