import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { NoOffers } from '#components/promotion/no-offers.tsx';
import { OfferTerms } from '#components/promotion/offer-terms.tsx';
import { PromotionOpener } from '#components/promotion/promotion-opener.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { Promotion } from '#lib/api/promotion/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './promotion.module.css';

/** What is offered, for anybody: what each brings, asks for and costs on average. */
export function PromotionsPage({ promotions }: { readonly promotions: readonly Promotion[] }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      {promotions.length === 0 && <NoOffers />}
      <ul className={styles.cards}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className={styles.card}>
            {/* biome-ignore lint/performance/noImgElement: a small drawing of the site's own needs no optimizer. */}
            <img src={promotion.image} alt="" width={800} height={300} loading="lazy" />
            <h2 id={promotion.id}>{promotion.title}</h2>
            <OfferTerms promotion={promotion} />
            <PromotionOpener promotion={promotion} />
            <a
              className={buttonClass({ variant: 'ghost' })}
              href={loyaltyPaths.memberPromotions}
              aria-describedby={promotion.id}
            >
              {copy.choose}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
