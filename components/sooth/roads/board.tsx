import { type Laid, ROWS } from '#rules/baccarat/lay-road.ts';
import styles from './roads.module.css';

/** Columns that are seen at once; of a wider road the end, and a board that scrolls has all of it. */
export const COLUMNS = 24;

/** What lies in a cell: a full or an empty ring, none for ties before the first win, and how many ties. */
export interface BoardMark {
  readonly look: 'full' | 'empty' | null;
  readonly ties: number;
}

/** Points of a path: a line without length is a dot where its ends are round. */
const dots = (cells: readonly Laid<BoardMark>[]) =>
  cells.map(({ column, row }) => `M${column} ${row}h0`).join('');
const strokes = (cells: readonly Laid<BoardMark>[]) =>
  cells.map(({ column, row }) => `M${column - 0.4} ${row + 0.4}l.8-.8`).join('');

interface BoardProps {
  /** All that the road says, for who does not see it. */
  readonly label: string;
  readonly cells: readonly Laid<BoardMark>[];
  /** Set where columns before the last ones can be scrolled to; the name of what scrolls. */
  readonly scrolls?: string;
}

/** A board of six rows as one drawing. */
export function Board({ label, cells, scrolls }: BoardProps) {
  const width = Math.max(COLUMNS, ...cells.map(({ column }) => column + 1));
  const first = scrolls ? 0 : width - COLUMNS;
  const shown = cells.filter(({ column }) => column >= first);
  const [full, empty] = (['full', 'empty'] as const).map((look) =>
    dots(shown.filter(({ mark }) => mark.look === look)),
  );
  const tied = shown.filter(({ mark }) => mark.ties > 0);
  const drawing = (
    <svg
      className={styles.drawing}
      viewBox={`${first - 0.5} -.5 ${width - first} ${ROWS}`}
      width={`${((width - first) / COLUMNS) * 100}%`}
      role="img"
      aria-label={label}
    >
      <path className={styles.full} d={full} />
      <path className={styles.ring} d={empty} />
      <path className={styles.inside} d={empty} />
      <path className={styles.tie} d={strokes(tied)} />
      {tied
        .filter(({ mark }) => mark.ties > 1)
        .map(({ mark, column, row }) => (
          <text key={column * ROWS + row} className={styles.ties} x={column} y={row} fontSize=".8">
            {mark.ties}
          </text>
        ))}
    </svg>
  );
  if (!scrolls || width === COLUMNS) return <div className={styles.board}>{drawing}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={`${styles.board} ${styles.wide}`} aria-label={scrolls} tabIndex={0}>
      {drawing}
    </section>
  );
}
