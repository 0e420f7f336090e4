import type { Drawing } from '#rules/draw/drawing.ts';
import type { TableResult } from './events.ts';

export const tableIds = ['hilo', 'gourd', 'baccarat', 'fishing', 'football'] as const;
export type TableId = (typeof tableIds)[number];

/** One thing to bet on. What it pays is data of its table. */
export interface TableOption {
  readonly id: string;
  /** The most that a round takes on it, in baht. */
  readonly mostBaht: number;
}

/** A result with the number of ways in which it comes; all ways are as likely as each other. */
export interface WeightedResult {
  readonly result: TableResult;
  readonly ways: bigint;
}

/** A game of dice, cards, fish or a match with options to bet on. */
export interface Table {
  readonly id: TableId;
  readonly options: readonly TableOption[];
  /** The most that all bets of a round come to, in baht. */
  readonly mostStakeBaht: number;
  /** The most that a round may pay, whatever is drawn, in baht: bets that could win more are not taken. */
  readonly mostBackBaht: number;
  /** Everything that decides what a round pays; with the limits of a round its hash is the version. */
  readonly data: object;
  readonly play: () => Drawing<TableResult>;
  /** What comes back of a stake on an option, its stake included, in hundredths of the stake. */
  readonly backOf: (option: string, result: TableResult) => number;
  /** Results that pay differently, each with its ways. */
  readonly results: () => readonly WeightedResult[];
}

/** Counters that bets are put together from, in baht. Whole baht, so that every pay is whole satang and nothing is rounded. */
export const chipsBaht = [1, 5, 10, 50, 100, 500] as const;

/** What a round costs at the least, in baht. */
export const LEAST_STAKE_BAHT = 1;
