import { shopCopy as copy } from '#components/shop/copy.ts';
import { OwnShopView } from '#components/shop/own-shop-view.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnShop } from '#lib/loaders/shop.ts';
import styles from './shop.module.css';

/** Points, rewards that they buy, and what was redeemed. */
export function ShopPage({ own }: { readonly own: OwnShop | string }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <OwnShopView own={own} />
    </div>
  );
}
