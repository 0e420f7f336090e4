import { useQuery } from '@tanstack/react-query';
import { billCopy } from '#components/lotto/copy.ts';
import { promotionProgressQuery } from '#lib/api/promotion/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './bills.module.css';

/** What of a promotion is played, for a member whose bills fill one. */
export function TurnoverLine() {
  const { data: promotion } = useQuery(promotionProgressQuery());
  if (!promotion?.lotto_words) return null;
  return (
    <p className={styles.turnover}>
      <span>{billCopy.turnover(promotion)}</span>
      <span>{promotion.lotto_words}</span>
      <a href={loyaltyPaths.memberPromotions}>{promotion.title}</a>
    </p>
  );
}
