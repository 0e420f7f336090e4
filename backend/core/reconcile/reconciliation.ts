import type { Services } from '#backend/services.ts';
import type { Difference, Row, Terms } from '#rules/reconcile/compare.ts';
import type { StatedLine } from '#rules/reconcile/read-statement.ts';

/** The statement that an operator was given for channels of a day. */
export interface GivenStatement {
  /** By the names of their comparisons: `in-1`, `out-1`. */
  readonly channels: readonly string[];
  readonly lines: readonly StatedLine[];
}

/** What is asked of an area: a day in Bangkok, as it is seen now. */
export interface DayAsked {
  readonly day: string;
  readonly now: Date;
  readonly statement: GivenStatement | undefined;
}

/** Two sides that should say the same of a day. */
export interface Comparison extends Pick<Terms, 'onlyOwn' | 'onlyOther' | 'knows'> {
  /** Stable, within its area: `in-1`, `house`, `ledger`. */
  readonly name: string;
  /** What the two sides are called: `wallet` and `file of acme`. */
  readonly sides: readonly [own: string, other: string];
  readonly own: readonly Row[];
  readonly other: readonly Row[];
  /** What is known of the day beside the two lists. */
  readonly found?: readonly Difference[];
}

/** What an area holds of a day against others; it only reads. */
export interface Reconciliation {
  readonly name: string;
  /** Names of channels that a statement can be handed in for. */
  readonly channels?: (services: Services) => Promise<readonly string[]>;
  readonly run: (services: Services, asked: DayAsked) => Promise<readonly Comparison[]>;
}
