import type { Cell, Win } from './events.ts';
import type { Pays } from './machine.ts';
import type { SlotSymbol } from './symbols.ts';

/** A line over the reels: its row on each. */
export type Line = readonly number[];

/** How the wins of lines are looked for. */
export interface LineRules {
  readonly lines: readonly Line[];
  readonly pays: Pays;
  /** Stands for every symbol that has pays of its own. */
  readonly wild: SlotSymbol;
  /** What each wild within a win multiplies it by. */
  readonly wildTimes: number;
}

/** Wins of all lines from the left, each line for its longest row of one symbol. */
export function winsOfLines(window: readonly (readonly SlotSymbol[])[], rules: LineRules, times = 1): Win[] {
  return rules.lines.flatMap((line) => winOfLine(window, line, rules, times) ?? []);
}

/** What a line pays from the left; undefined for nothing. Wilds alone count for the symbol that pays most for so many. */
export function winOfLine(
  window: readonly (readonly SlotSymbol[])[],
  line: Line,
  { pays, wild, wildTimes }: LineRules,
  times: number,
): Win | undefined {
  const cells: Cell[] = [];
  let wilds = 0;
  let symbol: SlotSymbol | undefined;
  for (const [reel, row] of line.entries()) {
    const own = window[reel]?.[row];
    if (own === undefined || (own !== wild && symbol !== undefined && own !== symbol)) break;
    if (own !== wild) symbol = own;
    else wilds += 1;
    cells.push([reel, row]);
  }
  const paid = symbol ?? wild;
  const count = cells.length;
  const pay = pays[paid]?.[count];
  if (pay === undefined) return undefined;
  const multiplier = times * (paid === wild ? 1 : wildTimes ** wilds);
  return { symbol: paid, count, cells, multiplier, payHundredths: pay * multiplier };
}
