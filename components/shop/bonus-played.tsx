import { shopCopy as copy } from '#components/shop/copy.ts';
import type { ShopOrder } from '#lib/api/shop/queries.ts';
import styles from './shop.module.css';

/** How much of what a bonus asks for is played. */
export function BonusPlayed({ bonus }: { readonly bonus: NonNullable<ShopOrder['bonus']> }) {
  const words = copy.played(bonus);
  return (
    <div className={styles.played}>
      <p>{words}</p>
      <progress className={styles.bar} max={bonus.target} value={bonus.played} aria-label={words} />
    </div>
  );
}
