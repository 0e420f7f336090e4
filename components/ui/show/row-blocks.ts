/** Rows of a block: a phone that is swiped lays out so many in a frame. Even, for lists of two columns. */
const ROWS = 6;

export interface RowBlock<Row> {
  /** Number of the block in the whole list. */
  readonly key: number;
  readonly rows: readonly Row[];
}

/**
 * A long list in blocks, which are laid out as a whole when they come near the screen: the browser looks at each such box in every frame,
 * and a thousand of them cost a phone half of it.
 * @param from rows before this one are left out; the others stay in the block that they would have with them
 */
export function rowBlocks<Row>(rows: readonly Row[], from = 0): RowBlock<Row>[] {
  const blocks: RowBlock<Row>[] = [];
  for (let end = 0, at = Math.max(0, from); at < rows.length; at = end) {
    const key = Math.floor(at / ROWS);
    end = (key + 1) * ROWS;
    blocks.push({ key, rows: rows.slice(at, end) });
  }
  return blocks;
}
