import { dialogCopy } from '#components/lotto/order/dialog-copy.ts';
import type { BillCheck } from '#components/lotto/order/use-bill-check.ts';
import type { CheckedLine, RoundLimit } from '#lib/api/lotto/queries.ts';

/** Names of the table's columns. */
export const columns = [dialogCopy.line, dialogCopy.stake, dialogCopy.rate, dialogCopy.win] as const;

/** Lines of one type that stand below each other. */
export interface LineGroup {
  /** The same while lines and groups of other types come and go, so that what is open in a row stays open. */
  readonly key: string;
  readonly type: CheckedLine['type'];
  readonly lines: readonly CheckedLine[];
}

/** The lines in their order, those of one type that follow each other as one group. */
export function groupLines(lines: readonly CheckedLine[]): readonly LineGroup[] {
  const groups: { key: string; type: CheckedLine['type']; lines: CheckedLine[] }[] = [];
  for (const line of lines) {
    const { type } = line;
    const last = groups.at(-1);
    if (last?.type === type) last.lines.push(line);
    else {
      const before = groups.filter((group) => group.type === type).length;
      groups.push({ key: `${type} ${before}`, type, lines: [line] });
    }
  }
  return groups;
}

/** What the rows of a line are given. */
export interface BillLineProps {
  readonly line: CheckedLine;
  /** True where a heading over the rows says the type. */
  readonly isGrouped: boolean;
  /** Of the type; undefined where the round does not say. */
  readonly chance: number | undefined;
  readonly limits: RoundLimit['types'];
  readonly check: BillCheck;
  /** True while nothing about the line can be changed. */
  readonly isFixed: boolean;
}
