import { numbersBy } from '#rules/lotto/entry/entry.ts';
import { PasteError } from './paste-error.ts';
import type { Scanner } from './scanner.ts';
import type { Price } from './slip-amount.ts';
import type { NumberRun, Subject } from './slip-numbers.ts';

/** A number that is meant in all its orders. */
interface Turn {
  readonly run: NumberRun;
  readonly col: number;
}

const ordersOf = (number: string) => numbersBy('กลับ', number) ?? [];

/** กลับ behind numbers. In `123 6กลับ` the 6 says how many orders there are; what stands ahead of it is the number. */
export function takeTurn(scanner: Scanner, run: NumberRun): Turn | null {
  const { col } = scanner;
  if (scanner.take(/\s*กลับ/y) === null) return null;
  const [only, count, ...more] = run.subjects;
  // `24 กลับ 1250` has its number behind, and no price yet.
  const [, next = ''] = /^\s*(\d+)/.exec(scanner.rest) ?? [];
  if (only?.number === String(ordersOf(next).length)) throw new PasteError('ambiguous', only.col);
  const isApart = more.length === 0 && run.signs.join() === ' ';
  if (only && count && isApart && count.number === String(ordersOf(only.number).length))
    return { run: { subjects: [only], signs: [] }, col };
  return { run, col };
}

/** กลับ or `6กลับ` behind the prices; behind two it may be said of the second alone. */
export function takeTurnBehind(scanner: Scanner, run: NumberRun, prices: readonly Price[]): Turn | null {
  const { col } = scanner;
  const said = prices.length === 0 ? null : scanner.take(/\s*กลับ|\s+(?:[236]|24)\s?กลับ/y);
  if (said === null) return null;
  if (prices.length > 1) throw new PasteError('ambiguous', col);
  // `123=6กลับ` has no price sooner than one of six baht.
  const isOrders = [2n, 3n, 6n, 24n].some((orders) => prices[0]?.satang === orders * 100n);
  if (isOrders) throw new PasteError('ambiguous', prices[0]?.col ?? col);
  const [count] = /\d+/.exec(said) ?? [];
  if (count !== undefined && count !== String(ordersOf(run.subjects[0]?.number ?? '').length))
    throw new PasteError('helper', col);
  return { run, col };
}

/** The same number in all its orders, as `12 กลับ` means it. */
export function inAllOrders({ run: { subjects }, col }: Turn): Subject[] {
  const [only, ...more] = subjects;
  const numbers = only && more.length === 0 ? ordersOf(only.number) : [];
  if (numbers.length === 0) throw new PasteError('helper', col);
  return numbers.map((number) => ({ number, col: only?.col ?? col, isTurned: true }));
}
