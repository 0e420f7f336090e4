import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { buttonClass } from '#components/ui/form/button.tsx';
import type { Invitation } from '#lib/loaders/affiliate.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './affiliate.module.css';

interface FriendOfferProps {
  readonly offer: NonNullable<Invitation['offer']>;
}

/** What the invited are offered, and what they have to play for it; all of its terms stand among the promotions. */
export function FriendOffer({ offer }: FriendOfferProps) {
  return (
    <section className={styles.card} aria-labelledby="affiliate-offer">
      <h2 id="affiliate-offer">{copy.offer}</h2>
      <b>{offer.title}</b>
      <p>{copy.offerBrings(offer)}</p>
      <p className={styles.muted}>{copy.offerAsks(offer)}</p>
      <a className={buttonClass({ variant: 'secondary' })} href={loyaltyPaths.promotions}>
        {copy.offerMore}
      </a>
    </section>
  );
}
