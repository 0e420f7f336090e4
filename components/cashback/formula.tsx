import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import type { CashbackDay, CashbackFigures } from '#lib/api/cashback/queries.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';
import styles from './cashback.module.css';

interface FormulaProps {
  readonly basis: CashbackBasis;
  readonly figures: CashbackFigures;
}

/** How a rebate follows from the numbers of a day, line by line; the last line is what it comes to. */
export function Formula({ basis, figures }: FormulaProps) {
  return <Lines lines={[...copy.linesOf(basis, figures), [copy.rebate, copy.amount(figures.rebate)]]} />;
}

/** What of a closed day can be claimed: its rebate, by what earlier days were put right, and what was left to take off. */
export function DueLines({ row }: { readonly row: CashbackDay }) {
  const changes = row.adjustments.map(
    ({ of_day: day, amount }) => [copy.adjusted(day), copy.net(amount)] as const,
  );
  const carried = row.carried === 0 ? [] : [[copy.carried, copy.net(row.carried)] as const];
  if (changes.length === 0 && carried.length === 0) return null;
  const own = [copy.own, copy.amount(row.rebate)] as const;
  return <Lines lines={[own, ...changes, ...carried, [copy.due, copy.amount(row.due)]]} />;
}

function Lines({ lines }: { readonly lines: ReadonlyArray<readonly [string, string]> }) {
  return (
    <dl className={styles.lines}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
