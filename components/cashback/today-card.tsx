import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import { Formula } from '#components/cashback/formula.tsx';
import type { CashbackToday } from '#lib/api/cashback/queries.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import styles from './cashback.module.css';

interface TodayCardProps {
  readonly basis: CashbackBasis;
  readonly today: CashbackToday;
}

/** What today brings so far with its formula, and the rank that it is measured by. */
export function TodayCard({ basis, today }: TodayCardProps) {
  const { rank, staked_30: staked, next_rank: next } = today;
  const figures = today[basis];
  return (
    <section className={styles.card} aria-labelledby="cashback-today">
      <div className={styles.rowHead}>
        <h2 id="cashback-today">{copy.today}</h2>
        <span className={styles.muted}>{copy.claimOf(today.day)}</span>
      </div>
      <p>{copy.soFar}</p>
      <p className={styles.amount}>{copy.amount(figures.rebate)}</p>
      <p className={styles.muted}>{copy.mayChange}</p>
      <h3>{copy.formula}</h3>
      <Formula basis={basis} figures={figures} />
      <p className={styles.muted}>{copy.bound[basis]}</p>
      <h3>{copy.rank(rank)}</h3>
      <p className={styles.muted}>{copy.rankFrom(staked)}</p>
      {next && <p className={styles.muted}>{copy.nextRank(next.rank, next.staked_from - staked)}</p>}
    </section>
  );
}
