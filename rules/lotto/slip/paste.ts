import { type Slip, writtenLines } from './slip.ts';
import { listPlaces } from './slip-list.ts';
import { SlipReader } from './slip-reader.ts';
import { type Row, rowOf } from './slip-rows.ts';
import { slipText } from './slip-text.ts';

/** So many lines are read between two pauses. */
const STEP_LINES = 50;

/**
 * Reads a pasted slip (โพย) in steps of some lines, so that a long one does not hold up the screen. One statement a line or between `;`:
 * `12=100` top · `12=100x50` top and bottom · `123=100x20x30` or `123-100-20-30` top, tod and bottom · `=25=100` or `ล่าง 25=100` bottom ·
 * `470 บ50 ต50 ล50 น50` by word · `12 34 56=100` or `12 34 ตัวละ 100` several numbers · numbers on lines of their own, then `=100` ·
 * `*19ประตู5=10x10` or `กลับ 12=50` a helper · a heading such as บน, สองตัวล่าง or บน-โต๊ด for the lines below it.
 * A line is a bet only if the whole of it is certainly understood. All else gives a problem with its place, and what depends on it is held
 * back with it; nothing is dropped in silence.
 */
export function* readInSteps(text: string): Generator<undefined, Slip> {
  const lines = writtenLines(text).map(slipText);
  const lists = listPlaces(lines);
  const rows: Row[] = [];
  for (const [at, line] of lines.entries()) {
    rows.push(rowOf(line, lists.get(at)));
    if (at % STEP_LINES === STEP_LINES - 1) yield;
  }
  return new SlipReader(rows).read();
}
