'use client';

import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import type { AffiliateSummary } from '#lib/api/affiliate/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './affiliate.module.css';

const loadChart = async () => (await import('#components/affiliate/month-chart.tsx')).MonthChart;

interface MonthTableProps extends Pick<AffiliateSummary, 'months'> {
  /** The month whose friends and movements are shown. */
  readonly shown: string;
}

/** Stakes and commission by month, newest first, with a chart. */
export function MonthTable({ months, shown }: MonthTableProps) {
  return (
    <section className={styles.card} aria-labelledby="affiliate-months">
      <h2 id="affiliate-months">{copy.months}</h2>
      {months.length === 0 ? (
        <p className={styles.muted}>{copy.noMonths}</p>
      ) : (
        <>
          {months.length > 1 && (
            <div className={styles.chart}>
              <LazyPart load={loadChart} props={{ months }} />
            </div>
          )}
          <table className={styles.table} aria-labelledby="affiliate-months">
            <thead>
              <tr>
                <th scope="col">{copy.month}</th>
                <th scope="col">{copy.stake}</th>
                <th scope="col">{copy.net}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, stake, net }) => (
                <tr key={month}>
                  <th scope="row">
                    <a
                      href={loyaltyPaths.affiliateOf({ month })}
                      aria-current={month === shown ? 'true' : undefined}
                    >
                      {copy.monthOf(month)}
                    </a>
                  </th>
                  <td>{formatBaht(stake)}</td>
                  <td>{copy.netOf(net)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
