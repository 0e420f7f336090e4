import type { Outcome, Side } from './hand.ts';

/** One win on the big road, with the ties that came after it; those before the first win lie on it too. */
export interface BigRoadMark {
  readonly side: Side;
  readonly ties: number;
}

/** The big road as it is read: wins of one side in a row are one column, however long it is. */
export interface BigRoad {
  readonly columns: readonly (readonly BigRoadMark[])[];
  /** Ties before the first win, while there is none. */
  readonly leadingTies: number;
}

export function bigRoadOf(outcomes: readonly Outcome[]): BigRoad {
  const columns: { side: Side; ties: number }[][] = [];
  let leadingTies = 0;
  for (const outcome of outcomes) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (outcome === 'T') {
      if (last) last.ties += 1;
      else leadingTies += 1;
    } else if (column && last?.side === outcome) column.push({ side: outcome, ties: 0 });
    else {
      columns.push([{ side: outcome, ties: leadingTies }]);
      leadingTies = 0;
    }
  }
  return { columns, leadingTies };
}
