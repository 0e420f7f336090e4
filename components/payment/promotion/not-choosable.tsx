import { useQuery } from '@tanstack/react-query';
import { choiceCopy as copy } from '#components/payment/promotion/copy.ts';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { type OwnPromotions, ownPromotionsQuery } from '#lib/api/promotion/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import styles from './promotion-choice.module.css';

/** Why it cannot be: another one runs, there is none by that number, or its conditions, which are for the member to read. */
function whyOf({ running, offers }: OwnPromotions, number: number): string {
  if (running) return copy.running(running.title);
  const offer = offers.find(({ promotion }) => promotion.number === number);
  return offer ? copy.conditions(offer.promotion.conditions) : copy.gone;
}

/** A promotion that a link asked for and that does not go with a deposit made now: why, and that the deposit goes on without it. */
export function NotChoosable({ number }: { readonly number: number }) {
  const { data } = useQuery(ownPromotionsQuery());
  const title = data?.offers.find(({ promotion }) => promotion.number === number)?.promotion.title;
  return (
    <div className={styles.choices}>
      <FormAlert>{title === undefined ? copy.refused : copy.refusedOf(title)}</FormAlert>
      {data && <p className={styles.none}>{whyOf(data, number)}</p>}
      <p className={styles.none}>
        <span>{copy.goOn}</span> <a href={loyaltyPaths.memberPromotions}>{copy.own}</a>
      </p>
    </div>
  );
}
