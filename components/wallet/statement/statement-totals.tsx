import { statementCopy } from '#components/wallet/statement/copy.ts';
import type { Statement } from '#lib/api/wallet/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import styles from './statement.module.css';
import parts from './summary.module.css';

type Totals = NonNullable<Statement['totals']>;

/** What a period began and ended with, and what each type of movement brought and took. */
export function StatementTotals({ totals: { opening, closing, types } }: { totals: Totals }) {
  return (
    <section className={parts.summary} aria-label={statementCopy.totals}>
      <dl>
        <div>
          <dt>{statementCopy.closing}</dt>
          <dd>{`฿ ${formatBaht(closing)}`}</dd>
        </div>
        <div>
          <dt>{statementCopy.opening}</dt>
          <dd>{formatBaht(opening)}</dd>
        </div>
      </dl>
      {types.length > 0 && (
        <details>
          <summary>{statementCopy.byType}</summary>
          <div className={`${styles.totals} ${parts.types}`}>
            <Types types={types} />
          </div>
        </details>
      )}
    </section>
  );
}

function Types({ types }: Pick<Totals, 'types'>) {
  return (
    <table aria-label={statementCopy.byType}>
      <thead>
        <tr>
          <th scope="col">{statementCopy.sum}</th>
          <th scope="col">{statementCopy.in}</th>
          <th scope="col">{statementCopy.out}</th>
        </tr>
      </thead>
      <tbody>
        {types.map((one) => (
          <tr key={one.type}>
            <th scope="row">
              <span>{`${statementCopy.type[one.type]} `}</span>
              <small>{`(${one.count.toLocaleString('en')})`}</small>
            </th>
            <td>{one.in > 0 ? `+${formatBaht(one.in)}` : '–'}</td>
            <td>{one.out > 0 ? `−${formatBaht(one.out)}` : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
