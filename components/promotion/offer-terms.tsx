import { promotionCopy as copy } from '#components/promotion/copy.ts';
import type { Promotion } from '#lib/api/promotion/queries.ts';
import styles from './promotion.module.css';

/** What a promotion brings and asks for, in sentences, with an example. */
export function OfferTerms({ promotion }: { readonly promotion: Promotion }) {
  return (
    <>
      <p className={styles.conditions}>{promotion.conditions.join(' · ')}</p>
      {copy.dates(promotion) && <p className={styles.conditions}>{copy.dates(promotion)}</p>}
      <p>{copy.brings(promotion)}</p>
      <p>{copy.asks(promotion)}</p>
      {promotion.turn === 'credit' && <p>{copy.creditHow}</p>}
      <p>{copy.funds}</p>
      <p>{copy.largest(promotion.max_stake)}</p>
      <p>{copy.withdrawal(promotion.largest_withdrawal)}</p>
      <p className={styles.muted}>{copy.example(promotion)}</p>
    </>
  );
}
