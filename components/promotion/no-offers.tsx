import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { EmptyState } from '#components/ui/show/empty-state.tsx';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';
import styles from './promotion.module.css';

/** Nothing can be taken now: that is no fault, and the site goes on without. */
export function NoOffers() {
  return (
    <EmptyState art="empty-results" title={copy.none}>
      <p>{copy.noneWhy}</p>
      <div className={styles.keys}>
        <ButtonLink href={paths.deposit}>{copy.makeDeposit}</ButtonLink>
        <ButtonLink variant="secondary" href={loyaltyPaths.quests}>
          {copy.quests}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
