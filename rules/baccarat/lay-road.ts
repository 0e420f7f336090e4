export const ROWS = 6;

export interface Laid<Mark> {
  readonly mark: Mark;
  /** From 0. */
  readonly column: number;
  readonly row: number;
}

/**
 * Columns of any length on a board of six rows. A column goes down until the sixth row or a cell that is taken, then to the
 * right (the dragon tail). The next one begins in the first row, right of where this one began.
 */
export function layRoad<Mark>(columns: readonly (readonly Mark[])[]): Laid<Mark>[] {
  const laid: Laid<Mark>[] = [];
  const taken = new Set<number>();
  const isFree = (column: number, row: number) => !taken.has(column * ROWS + row);
  let begin = -1;
  for (const marks of columns) {
    do begin += 1;
    while (!isFree(begin, 0));
    let [column, row, turned] = [begin, 0, false];
    for (const [at, mark] of marks.entries()) {
      if (at > 0) {
        turned ||= row + 1 >= ROWS || !isFree(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      laid.push({ mark, column, row });
      taken.add(column * ROWS + row);
    }
  }
  return laid;
}
