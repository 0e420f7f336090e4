import type { Draw } from '#rules/draw/draw.ts';
import { runAtOnce, runDrawing } from '#rules/draw/drawing.ts';
import { type Bet, backOfBets, paidBets } from './bets.ts';
import type { TableEvent, TableResult } from './events.ts';
import type { Table } from './table.ts';

/** What happened in a round, and what came back of all its bets, in satang. */
export interface PlayedTable {
  readonly events: readonly TableEvent[];
  readonly backSatang: number;
}

/** Plays one round by draws that are made one after the other (`drawsOf`). Bets say nothing of what is drawn. */
export async function playTable(table: Table, bets: readonly Bet[], draw: Draw): Promise<PlayedTable> {
  const result = await runDrawing(table.play(), draw);
  return {
    events: [result, { kind: 'bets', bets: paidBets(table, bets, result) }],
    backSatang: backOfBets(table, bets, result),
  };
}

/** What is drawn in a round by draws that are there at once, for simulations. */
export function drawAtOnce(table: Table, draw: (bound: number) => number): TableResult {
  return runAtOnce(table.play(), draw);
}
