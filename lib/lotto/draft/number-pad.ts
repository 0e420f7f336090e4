import { numbersBy } from '#rules/lotto/entry/entry.ts';
import { mergeBets } from '#rules/lotto/merge-bets.ts';
import { ordersOf } from '#rules/lotto/odds/orders.ts';
import type { DraftLine } from './bill-draft.ts';

/** Ways to turn typed digits into numbers; `ตรง` takes the number as it is. Names are those of the entry helpers. */
const modes = {
  1: ['ตรง'],
  2: ['ตรง', '19ประตู', 'รูดหน้า', 'รูดหลัง', 'วิน2', 'วิน2เบิ้ล'],
  3: ['ตรง', 'วิน3', 'วิน3เบิ้ล'],
  4: ['ตรง'],
} as const satisfies Record<number, readonly string[]>;

/** Sets of numbers that need nothing typed. */
const sets = {
  1: [],
  2: ['เบิ้ล', 'พี่น้อง', 'ต่ำ', 'สูง', 'คู่', 'คี่'],
  3: ['ตอง', 'เบิ้ลหน้า', 'เบิ้ลหลัง', 'หาม'],
  4: [],
} as const satisfies Record<number, readonly string[]>;

export type Digits = keyof typeof modes;
export type PadMode = (typeof modes)[Digits][number];

function isDigits(count: number): count is Digits {
  return count in modes;
}

/** Modes for bets of so many digits, the plain one first. */
export function padModes(digits: number): readonly PadMode[] {
  return isDigits(digits) ? modes[digits] : [];
}

/** Ready sets for bets of so many digits. */
export function padSets(digits: number): readonly string[] {
  return isDigits(digits) ? sets[digits] : [];
}

/** With how many digits a mode adds by itself; null where the member says when there are enough. */
export function digitsWanted(digits: number, mode: PadMode): number | null {
  if (mode === '19ประตู' || mode === 'รูดหน้า' || mode === 'รูดหลัง') return 1;
  return mode.startsWith('วิน') ? null : digits;
}

/** The most digits that a mode reads. */
export function mostDigits(digits: number, mode: PadMode): number {
  return digitsWanted(digits, mode) ?? 10;
}

/** Numbers of what was typed, or null while they are not complete. */
export function padNumbers(digits: number, mode: PadMode, typed: string): string[] | null {
  if (mode !== 'ตรง') return numbersBy(mode, typed);
  return typed.length === digits ? [typed] : null;
}

/** The numbers with all their orders (กลับเลข), each once. */
export function withOrders(numbers: readonly string[]): string[] {
  return [...new Set(numbers.flatMap(ordersOf))];
}

/**
 * One bet of each number in each type, at the price of the type. Orders of the same digits are one tod bet, so only the first of
 * them is taken.
 */
export function betsOf(
  types: readonly string[],
  numbers: readonly string[],
  amountOf: (type: string) => string,
): DraftLine[] {
  const bets = types.flatMap((type) => numbers.map((number) => ({ type, number, amount: amountOf(type) })));
  return mergeBets(bets, (first) => first);
}
