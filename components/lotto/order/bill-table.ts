import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import type { CheckedLine, RoundLimit } from '#lib/api/lotto/queries.ts';

/** How many columns the table of the bill has. */
export const COLUMNS = 4;

/** What the rows of a line are given. */
export interface BillLineProps {
  readonly line: CheckedLine;
  /** Of the type; undefined where the round does not say. */
  readonly chance: number | undefined;
  readonly limits: RoundLimit['types'];
  readonly check: BillCheck;
  /** True while nothing about the line can be changed. */
  readonly isFixed: boolean;
}
