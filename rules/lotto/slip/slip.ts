import type { BetType } from '#rules/lotto/bet-type.ts';
import type { Problem } from './paste-error.ts';

/** A line that a slip asks for. */
export interface SlipLine {
  readonly type: BetType;
  readonly number: string;
  readonly satang: bigint;
}

/** One that stands in the text at `line`, from 1. */
export interface SlipEntry extends SlipLine {
  readonly line: number;
}

export interface PasteProblem {
  /** From 1. */
  readonly line: number;
  readonly col: number;
  readonly problem: Problem;
  /** The line that was not understood, of one that is held back with it. */
  readonly because?: number;
}

/** What a slip says: every bet in its order, a bet that is there twice twice, and every place that could not be read. */
export interface Slip {
  readonly entries: readonly SlipEntry[];
  readonly problems: readonly PasteProblem[];
}

/** The lines of a text, whatever ends them: notes and chats have signs of their own for it. */
export const writtenLines = (text: string) => text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/);

/** How many lines have a place that could not be read. */
export const unreadLines = (problems: readonly PasteProblem[]) =>
  new Set(problems.map(({ line }) => line)).size;
