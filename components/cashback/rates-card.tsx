import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import type { CashbackRates } from '#lib/api/cashback/queries.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import styles from './cashback.module.css';

interface RatesCardProps {
  readonly basis: CashbackBasis;
  readonly rates: CashbackRates;
}

/** How a rebate is measured and what each rank gets, for anybody. */
export function RatesCard({ basis, rates: { now, later } }: RatesCardProps) {
  return (
    <section className={styles.card} aria-labelledby="cashback-rates">
      <h2 id="cashback-rates">{copy.rates}</h2>
      <p>{copy.how[basis]}</p>
      <Ranks basis={basis} ranks={now.ranks} />
      {later && (
        <>
          <h3>{copy.ratesFrom(later.from_day)}</h3>
          <Ranks basis={basis} ranks={later.ranks} />
        </>
      )}
      <p className={styles.muted}>{copy.bound[basis]}</p>
    </section>
  );
}

interface RanksProps {
  readonly basis: CashbackBasis;
  readonly ranks: CashbackRates['now']['ranks'];
}

function Ranks({ basis, ranks }: RanksProps) {
  return (
    <ul className={styles.rows}>
      {ranks.map((one) => (
        <li key={one.rank} className={styles.row}>
          <div className={styles.rowHead}>
            <h3>{copy.rank(one.rank)}</h3>
            <span className={styles.muted}>{copy.stakedFrom(one)}</span>
          </div>
          <p>
            <WholeText words={copy.whole}>{copy.rateOf(basis, one)}</WholeText>
          </p>
        </li>
      ))}
    </ul>
  );
}
