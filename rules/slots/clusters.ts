import type { Cell, Window } from './events.ts';
import type { SlotSymbol } from './symbols.ts';

/** Cells of one symbol that touch each other by their sides. */
export interface Cluster {
  readonly symbol: SlotSymbol;
  readonly cells: readonly Cell[];
}

const sides = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** All clusters of a window, the single cells among them, in the order of their first cells. */
export function clustersOf(window: Window): Cluster[] {
  const seen = window.map((reel) => reel.map(() => false));
  const grow = (x: number, y: number, symbol: SlotSymbol, cells: Cell[]): Cell[] => {
    const reel = seen[x];
    if (reel?.[y] !== false || window[x]?.[y] !== symbol) return cells;
    reel[y] = true;
    cells.push([x, y]);
    for (const [right, down] of sides) grow(x + right, y + down, symbol, cells);
    return cells;
  };
  return window.flatMap((reel, x) =>
    reel.flatMap((symbol, y) => {
      const cells = grow(x, y, symbol, []);
      return cells.length === 0 ? [] : [{ symbol, cells }];
    }),
  );
}
