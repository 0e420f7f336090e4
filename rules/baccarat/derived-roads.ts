import type { Side } from './hand.ts';

export const derivedRoads = ['bigEye', 'small', 'cockroach'] as const;
export type DerivedRoad = (typeof derivedRoads)[number];
/** Red says that the big road goes on as it did before, blue that it does not. They are not banker and player. */
export type Colour = 'red' | 'blue';

/** How many columns to the left a road looks. */
const distance: Readonly<Record<DerivedRoad, number>> = { bigEye: 1, small: 2, cockroach: 3 };

/** What a road shows for the cell in column `at`, row `row` of the big road, both from 0; null before its first cell. */
function colourAt(road: DerivedRoad, lengths: readonly number[], at: number, row: number): Colour | null {
  const back = distance[road];
  if (row === 0) {
    const [before, other] = [lengths[at - 1], lengths[at - 1 - back]];
    if (before === undefined || other === undefined) return null;
    return before === other ? 'red' : 'blue';
  }
  const compared = lengths[at - back];
  if (compared === undefined) return null;
  return row === compared ? 'blue' : 'red';
}

/** Marks of a derived road, oldest first, from the lengths of the columns of the big road. */
export function derivedRoad(road: DerivedRoad, lengths: readonly number[]): Colour[] {
  const marks: Colour[] = [];
  for (const [at, length] of lengths.entries())
    for (let row = 0; row < length; row += 1) {
      const colour = colourAt(road, lengths, at, row);
      if (colour) marks.push(colour);
    }
  return marks;
}

/** Marks in columns: one colour in a row is one column. */
export function columnsOf<Mark>(marks: readonly Mark[]): Mark[][] {
  const columns: Mark[][] = [];
  for (const mark of marks) {
    const column = columns.at(-1);
    if (column && column[0] === mark) column.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

/** What a road would show next if a side won; null before its first cell. `last` is the side of the last column. */
export function askRoad(
  road: DerivedRoad,
  lengths: readonly number[],
  last: Side | undefined,
  next: Side,
): Colour | null {
  if (last === undefined) return null;
  const at = last === next ? lengths.length - 1 : lengths.length;
  return colourAt(road, lengths, at, last === next ? (lengths[at] ?? 0) : 0);
}
