import { AffiliateTerms } from '#components/affiliate/affiliate-terms.tsx';
import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { FriendOffer } from '#components/affiliate/friend-offer.tsx';
import { OwnAffiliateView } from '#components/affiliate/own-affiliate.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { Invitation, OwnAffiliate } from '#lib/loaders/affiliate.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { paths } from '#lib/paths.ts';
import styles from './affiliate.module.css';

interface AffiliatePageProps {
  readonly invitation: Invitation;
  /** Undefined for a visitor. */
  readonly own: OwnAffiliate | string | undefined;
}

/** What an invitation brings, for anybody, and what it brought the member. */
export function AffiliatePage({ invitation: { config, offer }, own }: AffiliatePageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {own === undefined ? (
            <section className={styles.card}>
              <p>{copy.visitor}</p>
              <a className={buttonClass({})} href={paths.loginFor(loyaltyPaths.affiliate)}>
                {copy.login}
              </a>
            </section>
          ) : (
            <OwnAffiliateView own={own} />
          )}
        </div>
        <div className={styles.column}>
          {offer && <FriendOffer offer={offer} />}
          <AffiliateTerms config={config} />
        </div>
      </div>
    </div>
  );
}
