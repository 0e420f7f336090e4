import { ROWS } from '#rules/baccarat/lay-road.ts';
import styles from './roads.module.css';

/** So many columns are shown, the last ones. */
const COLUMNS = 24;

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly look: string | undefined;
}

/** A board of six rows with the end of a road; what it says is its label. */
export function Board({ label, cells }: { readonly label: string; readonly cells: readonly Cell[] }) {
  const end = Math.max(COLUMNS, ...cells.map(({ column }) => column + 1));
  const shown = cells.filter(({ column }) => column >= end - COLUMNS);
  return (
    <span className={styles.board} role="img" aria-label={label}>
      {shown.map(({ column, row, look }) => (
        <i
          key={column * ROWS + row}
          className={look}
          style={{ gridArea: `${row + 1} / ${column - (end - COLUMNS) + 1}` }}
        />
      ))}
    </span>
  );
}
