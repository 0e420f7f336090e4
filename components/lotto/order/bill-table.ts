import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import type { CheckedLine, RoundLimit } from '#lib/api/lotto/queries.ts';

/** Names of the table's columns. */
export const columns = [dialogCopy.line, dialogCopy.stake, dialogCopy.rate, dialogCopy.win] as const;

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
