import { type Bet, betKey } from '#rules/lotto/bet-number.ts';
import { mergeBets } from '#rules/lotto/merge-bets.ts';
import { toBaht, typedAmount } from '#rules/money/baht.ts';
import { typedBaht } from '#rules/money/typed-baht.ts';

/** A line as the member typed it: the amount is text until it is sent, so nothing typed is lost. A draft holds a bet once. */
export interface DraftLine {
  readonly type: string;
  readonly number: string;
  readonly amount: string;
}

/** Amounts that were read last: a thousand lines mostly have the same few, and each tap asks for all of them. */
const faces = new Map<string, bigint | null>();
const MOST_FACES = 200;

/** The face amount that was typed, in satang; null for nothing, zero or no amount. */
export function faceOf(amount: string): bigint | null {
  const known = faces.get(amount);
  if (known !== undefined) return known;
  const satang = typedBaht(amount);
  const face = satang === 0n ? null : satang;
  if (faces.size >= MOST_FACES) faces.clear();
  faces.set(amount, face);
  return face;
}

function sumOf(one: string, other: string): string {
  const [left, right] = [faceOf(one), faceOf(other)];
  if (left === null || right === null) return right === null ? one : other;
  return typedAmount(left + right);
}

/**
 * Adds bets at the end. A bet that is there already keeps its place and grows by the new amount; where one of the two
 * has no amount yet it takes the other's.
 */
export function addBets(lines: readonly DraftLine[], bets: readonly DraftLine[]): DraftLine[] {
  return mergeBets([...lines, ...bets], (there, more) => ({
    ...there,
    amount: sumOf(there.amount, more.amount),
  }));
}

/** Each bet once, with the first of its amounts that can be read. */
export function firstOfEach(lines: readonly DraftLine[]): DraftLine[] {
  return mergeBets(lines, (first, other) => (faceOf(first.amount) === null ? other : first));
}

/** The lines without these bets. */
export function withoutBets(lines: readonly DraftLine[], bets: readonly Bet[]): DraftLine[] {
  const gone = new Set(bets.map(betKey));
  return lines.filter((line) => !gone.has(betKey(line)));
}

/** Sum of the amounts that can be read, in satang, and the lines that have none. */
export function totalOf(lines: readonly DraftLine[]): {
  readonly satang: bigint;
  readonly unpriced: DraftLine[];
} {
  const unpriced = lines.filter((line) => faceOf(line.amount) === null);
  return { satang: lines.reduce((sum, line) => sum + (faceOf(line.amount) ?? 0n), 0n), unpriced };
}

/** Lines for the wire, amounts in baht; call it when every line has its amount. */
export function orderLines(lines: readonly DraftLine[]): { type: string; number: string; amount: number }[] {
  return lines.map(({ type, number, amount }) => ({ type, number, amount: toBaht(faceOf(amount) ?? 0n) }));
}
