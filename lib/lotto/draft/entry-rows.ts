import { isBetType } from '#rules/lotto/bet-type.ts';
import { betAt, type Place } from '#rules/lotto/entry/places.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import { type DraftLine, faceOf } from './bill-draft.ts';
import { withOrders } from './number-pad.ts';

/** A row as it was typed. */
interface Row {
  readonly number: string;
  readonly amounts: Readonly<Record<string, string>>;
}

/** What keeps a row from being added. */
export type RowProblem = 'number' | 'amount' | 'no_amount';

export const emptyRow: Row = { number: '', amounts: {} };
export const rowPlaces = ['top', 'bottom', 'tod', 'front'] as const satisfies readonly Place[];

/** True for a row in which nothing was typed. */
export function isEmptyRow({ number, amounts }: Row): boolean {
  return number === '' && Object.values(amounts).every((amount) => amount === '');
}

/** The bet type of a row at a place, if the number has as many digits as one there wants. */
export function typeAt(row: Row, place: Place): string | null {
  return betAt(place, row.number.length);
}

/** Why a row cannot be added; null for an empty row and for one that can. */
export function rowProblem(row: Row): RowProblem | null {
  if (isEmptyRow(row)) return null;
  if (!/^[0-9]{1,4}$/.test(row.number)) return 'number';
  const typed = rowPlaces.filter((place) => (row.amounts[place] ?? '') !== '' && typeAt(row, place));
  if (typed.length === 0) return 'no_amount';
  return typed.every((place) => faceOf(row.amounts[place] ?? '') !== null) ? null : 'amount';
}

/** Bets of the rows that are complete, and the others as they are. Reversed, each number stands there in all its orders. */
export function betsOfRows(
  rows: readonly Row[],
  isReversed: boolean,
): { readonly bets: DraftLine[]; readonly left: Row[] } {
  const bets = rows.flatMap((row) => {
    if (isEmptyRow(row) || rowProblem(row)) return [];
    const numbers = isReversed ? withOrders([row.number]) : [row.number];
    return rowPlaces.flatMap((place) => {
      const [type, amount] = [typeAt(row, place), row.amounts[place] ?? ''];
      if (type === null || !isBetType(type) || amount === '') return [];
      // Every order of a tod number is the same bet.
      return (place === 'tod' ? [row.number] : numbers).map((number) => ({ type, number, amount }));
    });
  });
  return { bets, left: rows.filter((row) => rowProblem(row) !== null) };
}

/** A number as it may stand in a row: at most four ASCII digits. */
export function rowNumber(typed: string): string {
  return normaliseDigits(typed).replace(/\D/g, '').slice(0, 4);
}
