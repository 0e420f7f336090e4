import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import styles from './withdraw.module.css';

/** How much was played of what is to be played before anything is withdrawn, in baht. */
export function TurnoverProgress({ left, target }: { readonly left: number; readonly target: number }) {
  const played = toBaht(toSatang(target) - toSatang(left));
  return (
    <div className={styles.turnover}>
      <label htmlFor="withdraw-turnover">{withdrawCopy.turnoverPlayed(played, target)}</label>
      <progress id="withdraw-turnover" value={played} max={target} />
    </div>
  );
}
