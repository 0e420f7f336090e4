import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import type { ShopOrder } from '#lib/api/shop/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './redeem.module.css';

interface RedeemDoneProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

/** What was redeemed, and where it goes on. */
export function RedeemDone({ order, onClose }: RedeemDoneProps) {
  return (
    <div className={styles.done}>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src={`/art/shop/${order.art}.svg`} alt="" width={160} height={112} />
      <p role="status">{copy.done(order)}</p>
      {order.kind === 'spin' && <ButtonLink href={loyaltyPaths.wheel}>{copy.wheel}</ButtonLink>}
      <ButtonLink variant="secondary" href={loyaltyPaths.shopOf({ tab: 'history' })}>
        {order.bonus ? copy.progress : copy.history}
      </ButtonLink>
      <Button variant="ghost" onClick={onClose}>
        {copy.close}
      </Button>
    </div>
  );
}
