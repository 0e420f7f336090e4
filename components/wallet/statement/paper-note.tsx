import { statementCopy as copy } from '#components/wallet/statement/copy.ts';
import type { Statement } from '#lib/api/wallet/queries.ts';
import type { ShownFilter } from '#lib/loaders/statement.ts';
import styles from './statement.module.css';

interface PaperNoteProps extends Pick<Statement, 'rows' | 'next' | 'totals'> {
  readonly filter: ShownFilter;
}

/** On paper alone: whose rows stand there, and that there are others where they are not all of the period. */
export function PaperNote({ rows, next, totals, filter: { wallet, type, before } }: PaperNoteProps) {
  const isPart = before !== undefined || next !== null;
  const says = [
    copy.wallet[wallet],
    `${copy.types}: ${type ? copy.type[type] : copy.everyType}`,
    copy.paperRows(rows.length),
    type && totals && copy.paperTotals,
    before && copy.paperNewer,
    next && copy.paperOlder,
    isPart && copy.paperFile,
  ];
  return <p className={styles.paper}>{says.filter(Boolean).join(' · ')}</p>;
}
