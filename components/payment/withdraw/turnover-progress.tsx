import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import type { WithdrawInfo } from '#lib/api/payment/withdraw-queries.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import styles from './withdraw.module.css';

interface TurnoverProgressProps {
  readonly info: Pick<WithdrawInfo, 'turnover_left' | 'turnover_target' | 'turnover_of'>;
}

/** How much was played of what is to be played before anything is withdrawn, or how far a credit came. */
export function TurnoverProgress({ info }: TurnoverProgressProps) {
  const { turnover_left: left, turnover_target: target, turnover_of: turn } = info;
  const played = toBaht(toSatang(target) - toSatang(left));
  return (
    <div className={styles.turnover}>
      <label htmlFor="withdraw-turnover">{withdrawCopy.turnoverPlayed(turn, played, target)}</label>
      <progress id="withdraw-turnover" className={styles.bar} value={played} max={target} />
    </div>
  );
}
