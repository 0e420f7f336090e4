'use client';

import { useQuery } from '@tanstack/react-query';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { OwnOfferCard } from '#components/promotion/own-offer-card.tsx';
import { RunningPromotion } from '#components/promotion/running-promotion.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import { type OwnPromotions, ownPromotionsQuery } from '#lib/api/promotion/queries.ts';
import styles from './promotion.module.css';

/** The promotion that runs for the member, what can be taken now, and what ended. */
export const OwnPromotionsView = fragmentView(function OwnPromotionsView({
  own,
}: {
  readonly own: OwnPromotions;
}) {
  const { data } = useQuery({ ...ownPromotionsQuery(), initialData: own });
  return (
    <div className={styles.page}>
      {data.not_begun.map(({ title, why, at }) => (
        <p key={`${title} ${at}`} className={styles.card} role="status">
          <span>{copy.notBegun(title)}</span> <span>{why}</span>
        </p>
      ))}
      {data.running && <RunningPromotion key={data.running.id} claim={data.running} />}
      <section className={styles.page} aria-labelledby="promotion-offers">
        <h2 id="promotion-offers">{copy.offers}</h2>
        <ul className={styles.cards}>
          {data.offers.map((offer) => (
            <OwnOfferCard key={offer.promotion.id} offer={offer} />
          ))}
        </ul>
      </section>
      {data.ended.length > 0 && (
        <section className={styles.card} aria-labelledby="promotion-ended">
          <h2 id="promotion-ended">{copy.ended}</h2>
          <TermsList
            terms={data.ended.map((claim) => [
              `${claim.title} · ${copy.time(claim.at)}`,
              `${copy.status(claim)} · ${copy.progress(claim)}`,
            ])}
          />
        </section>
      )}
    </div>
  );
});
