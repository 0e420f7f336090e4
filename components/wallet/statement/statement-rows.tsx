import { statementCopy } from '#components/wallet/statement/copy.ts';
import type { Statement } from '#lib/api/wallet/queries.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import { paths } from '#lib/paths.ts';
import { payAddress } from '#lib/pay-address.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { bangkokDate, bangkokTime, formatThaiDate } from '#rules/time/bangkok-time.ts';
import styles from './statement.module.css';

type Row = Statement['rows'][number];

/** Where each thing that a reference names can be looked at. */
const ways: Readonly<Record<NonNullable<Row['about']>, (reference: string) => string>> = {
  bill: paths.bill,
  deposit: payAddress,
  // Where it stands in the list of withdrawals.
  withdrawal: (reference) => `${paths.withdraw}#${reference}`,
  // The prize of a round, by its row.
  round: (reference) => paths.round(reference.replace(/:.*$/, '')),
  game: gamePaths.round,
};

/** An id is long: members and support know a bill by its end. */
const shortOf = (reference: string) =>
  reference.length > 20 ? `#${reference.slice(-8).toUpperCase()}` : reference;

function Movement({ row }: { row: Row }) {
  const { at, label, amount, balance_after, about, reference } = row;
  const isIn = amount > 0;
  const number = `${statementCopy.reference} ${shortOf(reference)}`;
  return (
    <li className={styles.row}>
      <span className={styles.what}>{label}</span>
      <b className={isIn ? styles.in : undefined}>{`${isIn ? '+' : '−'}${formatBaht(Math.abs(amount))}`}</b>
      <small>
        <span>{`${bangkokTime(at)} น. `}</span>
        {about ? (
          <a href={ways[about](reference)} aria-label={`${statementCopy.about[about]} ${number}`}>
            {number}
          </a>
        ) : (
          <span>{number}</span>
        )}
      </small>
      <small className={styles.after}>{`${statementCopy.balanceAfter} ${formatBaht(balance_after)}`}</small>
    </li>
  );
}

/** Movements by day in Bangkok, newest first. */
export function StatementRows({ rows }: { rows: readonly Row[] }) {
  const days = Map.groupBy(rows, ({ at }) => bangkokDate(at));
  return [...days].map(([day, own]) => (
    <section key={day} className={styles.day} aria-label={formatThaiDate(day, 'long')}>
      <h3>{formatThaiDate(day, 'long')}</h3>
      <ul className={styles.list}>
        {own.map((row) => (
          <Movement key={row.id} row={row} />
        ))}
      </ul>
    </section>
  ));
}
