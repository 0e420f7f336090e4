import styles from '#components/wallet/statement/statement.module.css';
import { winLossCopy } from '#components/wallet/winloss/copy.ts';
import type { WinLoss } from '#lib/api/wallet/queries.ts';
import { formatNet, shortBaht } from '#rules/money/baht.ts';

interface PlayedRow extends Pick<WinLoss['total'], 'decided' | 'won' | 'net'> {
  readonly label: string;
  readonly detail: string;
  /** Where more of it can be seen. */
  readonly href: string;
  /** True for what the page shows already. */
  readonly isCurrent: boolean;
}

interface PlayedTableProps {
  readonly title: string;
  /** What the first column names. */
  readonly name: string;
  readonly rows: readonly PlayedRow[];
}

/** A gain is told by its sign and colour, nothing by neither. */
function Net({ net }: Pick<PlayedRow, 'net'>) {
  const look = { '-1': styles.loss, '0': undefined, '1': styles.gain }[String(Math.sign(net))];
  return <td className={look}>{formatNet(net)}</td>;
}

/** What was decided, won and left, a row for each day or kind, in baht. */
export function PlayedTable({ title, name, rows }: PlayedTableProps) {
  return (
    <section className={styles.totals} aria-label={title}>
      <h3>{title}</h3>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{winLossCopy.decided}</th>
            <th scope="col">{winLossCopy.won}</th>
            <th scope="col">{winLossCopy.net}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, detail, href, isCurrent, ...row }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </a>
                <small>{detail}</small>
              </th>
              <td>{shortBaht(row.decided)}</td>
              <td>{shortBaht(row.won)}</td>
              <Net net={row.net} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
