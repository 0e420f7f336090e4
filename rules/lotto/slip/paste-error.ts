import type { Note } from './slip-note.ts';

export type Problem =
  /** What a line is that is no bet: a date, a time, a total, a phone or account number, a name or a greeting. */
  | Note
  /** A character that fits nothing here. */
  | 'unreadable'
  /** A text that is not understood and may be a heading of what stands below it. */
  | 'heading'
  /** Stands below a text that is not understood, or belongs to a price that is not. */
  | 'held'
  /** Its first figure may be the number of a list. */
  | 'list'
  /** Can be read in more than one way. */
  | 'ambiguous'
  /** Two numbers, or all that lie between them. */
  | 'range'
  /** Numbers side by side that have not as many digits. */
  | 'mixed_lengths'
  /** A number of more than four digits. */
  | 'number_length'
  /** No such helper, or digits that it cannot start from. */
  | 'helper'
  /** No amount of money. */
  | 'amount'
  /** Below zero. */
  | 'amount_negative'
  /** Nothing but zeros. */
  | 'amount_zero'
  /** More than two decimals. */
  | 'amount_decimals'
  /** More than seven digits of baht. */
  | 'amount_huge'
  /** Numbers without a price. */
  | 'no_price'
  /** A price without numbers, or more prices than the numbers can take. */
  | 'price_count'
  /** No bet of so many digits stands at that place. */
  | 'no_such_bet';

/** Stops the reading of a statement; `col` counts UTF-16 units of the written line from 1. */
export class PasteError extends Error {
  readonly problem: Problem;
  readonly col: number;

  constructor(problem: Problem, col: number) {
    super(problem);
    this.problem = problem;
    this.col = col;
  }
}

/** What stopped the reading; null when nothing did. */
export function problemOf(read: () => void): PasteError | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof PasteError) return error;
    throw error;
  }
}
