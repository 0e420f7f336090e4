import { baac } from './baac/baac.ts';
import { glo } from './glo/glo.ts';
import { gsb } from './gsb/gsb.ts';
import { hanoiKinds } from './hanoi/hanoi.ts';
import type { KindCode } from './kind-names.ts';
import { lao } from './lao/lao.ts';
import type { LotteryKind } from './lottery-kind.ts';
import { malay } from './malay/malay.ts';
import { pingpong } from './pingpong/pingpong.ts';
import { stockKinds } from './stocks/stocks.ts';
import { yeekee } from './yeekee/yeekee.ts';

const kinds: Readonly<Record<KindCode, LotteryKind>> = {
  glo,
  baac,
  gsb,
  lao,
  ...hanoiKinds,
  malay,
  ...stockKinds,
  yeekee,
  pingpong,
};

const byCode: ReadonlyMap<string, LotteryKind> = new Map(Object.entries(kinds));

/** The kind with this code; undefined for a code that this program does not know. */
export function findKind(code: string): LotteryKind | undefined {
  return byCode.get(code);
}

/** The kind of a row that is stored. Throws RangeError for a code that this program does not know. */
export function kindOf(code: string): LotteryKind {
  const kind = findKind(code);
  if (!kind) throw new RangeError(`The lottery kind ${code} is unknown`);
  return kind;
}
