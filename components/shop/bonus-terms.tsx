import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import type { Reward } from '#lib/api/shop/queries.ts';
import styles from './redeem.module.css';

/** What is to be played for a bonus and by when, said before it is confirmed; nothing of anything else. */
export function BonusTerms({ reward }: { readonly reward: Pick<Reward, 'target' | 'valid_days'> }) {
  const { target, valid_days: days } = reward;
  if (target === null || days === null) return null;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{copy.target}</dt>
          <dd>{copy.targetBaht(target)}</dd>
        </div>
        <div>
          <dt>{copy.within}</dt>
          <dd>{copy.withinDays(days)}</dd>
        </div>
      </dl>
      <div className={styles.notes}>
        <p>{copy.playNote}</p>
        <p>{copy.playRisk}</p>
      </div>
    </>
  );
}
