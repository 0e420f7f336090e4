import { glo } from './glo/glo.ts';
import type { kindNames } from './kind-names.ts';
import type { LotteryKind } from './lottery-kind.ts';

const kinds: Readonly<Record<keyof typeof kindNames, LotteryKind>> = { glo };

/** The kind with this code; undefined for a code that this program does not know. */
export function findKind(code: string): LotteryKind | undefined {
  return new Map(Object.entries(kinds)).get(code);
}

/** The kind of a row that is stored. Throws RangeError for a code that this program does not know. */
export function kindOf(code: string): LotteryKind {
  const kind = findKind(code);
  if (!kind) throw new RangeError(`The lottery kind ${code} is unknown`);
  return kind;
}
