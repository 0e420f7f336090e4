'use client';

import { useQuery } from '@tanstack/react-query';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { NoOffers } from '#components/promotion/no-offers.tsx';
import { OwnOfferCard } from '#components/promotion/own-offer-card.tsx';
import { RunningPromotion } from '#components/promotion/running-promotion.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { TermsList } from '#components/ui/promotion/terms-list.tsx';
import { type OwnPromotions, ownPromotionsQuery } from '#lib/api/promotion/queries.ts';
import { paths } from '#lib/paths.ts';
import styles from './promotion.module.css';

/** None can be taken with the deposits there are: a new one brings its promotion along. */
function DepositFirst() {
  return (
    <div className={styles.card}>
      <p>{copy.withDeposit}</p>
      <ButtonLink href={paths.deposit}>{copy.makeDeposit}</ButtonLink>
    </div>
  );
}

/** The promotion that runs for the member, what can be taken now, and what ended. */
export const OwnPromotionsView = fragmentView(function OwnPromotionsView({
  own,
}: {
  readonly own: OwnPromotions;
}) {
  const { data } = useQuery({ ...ownPromotionsQuery(), initialData: own });
  const { running, offers } = data;
  // How often is the last of an offer's conditions.
  const per = offers
    .find(({ promotion }) => promotion.id === running?.promotion_id)
    ?.promotion.conditions.at(-1);
  return (
    <div className={styles.page}>
      {data.not_begun.map(({ title, why, at }) => (
        <p key={`${title} ${at}`} className={styles.card} role="status">
          <span>{copy.notBegun(title)}</span> <span>{why}</span>
        </p>
      ))}
      {running && <RunningPromotion key={running.id} claim={running} per={per} />}
      <section className={styles.page} aria-labelledby="promotion-offers">
        <h2 id="promotion-offers">{copy.offers}</h2>
        {offers.length === 0 && <NoOffers />}
        {offers.length > 0 && !running && offers.every(({ problem }) => problem) && <DepositFirst />}
        <ul className={styles.cards}>
          {offers.map((offer) => (
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
