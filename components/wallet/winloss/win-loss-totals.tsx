import styles from '#components/wallet/statement/statement.module.css';
import { winLossCopy } from '#components/wallet/winloss/copy.ts';
import type { WinLoss } from '#lib/api/wallet/queries.ts';
import { formatBaht, formatNet } from '#rules/money/baht.ts';

/** What was staked, decided, won and left in a period. */
export function WinLossTotals({ total: { bets, staked, decided, won, net } }: Pick<WinLoss, 'total'>) {
  const sums = [
    [winLossCopy.staked(bets), formatBaht(staked)],
    [winLossCopy.decided, formatBaht(decided)],
    [winLossCopy.won, formatBaht(won)],
    [winLossCopy.net, formatNet(net)],
  ] as const;
  return (
    <section className={styles.totals} aria-label={winLossCopy.totals}>
      <dl>
        {sums.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
