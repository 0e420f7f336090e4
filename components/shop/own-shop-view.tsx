'use client';

import { useQuery } from '@tanstack/react-query';
import { shopCopy as copy } from '#components/shop/copy.ts';
import { OrderRows } from '#components/shop/order-rows.tsx';
import { RewardList } from '#components/shop/reward-list.tsx';
import { StoredRedeem } from '#components/shop/stored-redeem.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { LinkTabs } from '#components/ui/link-tabs.tsx';
import { rewardsQuery } from '#lib/api/shop/queries.ts';
import type { OwnShop } from '#lib/loaders/shop.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './shop.module.css';

/** All that is the member's own on the page: points on top, then rewards or own orders. */
export const OwnShopView = fragmentView(function OwnShopView({ own }: { readonly own: OwnShop }) {
  const { category, history, before } = own;
  const { data } = useQuery({ ...rewardsQuery(category), initialData: own.list });
  const isHistory = history !== null;
  return (
    <>
      <section className={styles.points} aria-labelledby="shop-points">
        <div>
          <h2 id="shop-points">{copy.points}</h2>
          <p className={styles.count}>{copy.pointCount(data.point)}</p>
        </div>
        <a href={loyaltyPaths.quests}>{copy.earn}</a>
      </section>
      <LinkTabs
        label={copy.tabs}
        tabs={[
          { label: copy.rewards, href: loyaltyPaths.shop, isCurrent: !isHistory },
          { label: copy.history, href: loyaltyPaths.shopOf({ tab: 'history' }), isCurrent: isHistory },
        ]}
      />
      {history ? (
        <OrderRows history={history} before={before} />
      ) : (
        <RewardList list={data} category={category} />
      )}
      <StoredRedeem rewards={data.rewards} />
    </>
  );
});
