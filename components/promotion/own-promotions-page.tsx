import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { OwnPromotionsView } from '#components/promotion/own-promotions.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnPromotions } from '#lib/api/promotion/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './promotion.module.css';

/** The member's own promotions under their heading. */
export function OwnPromotionsPage({ own }: { readonly own: OwnPromotions | string }) {
  return (
    <div className={styles.page}>
      <PageHead
        title={copy.ownTitle}
        lead={copy.ownLead}
        back={{ href: loyaltyPaths.promotions, label: copy.all }}
      />
      <OwnPromotionsView own={own} />
    </div>
  );
}
