import { billCopy } from '#components/lotto/copy.ts';
import type { BillHead } from '#lib/api/lotto/queries.ts';
import { packNames } from '#rules/lotto/pack.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';

type Fact = readonly [name: string, value: string];

/** What a bill cost: its pack, what was put on the numbers, what came off and what was paid; one amount in the full pack. */
export function moneyFacts({
  pack,
  total_face,
  total_stake,
}: Pick<BillHead, 'pack' | 'total_face' | 'total_stake'>): Fact[] {
  const chosen: Fact = [billCopy.pack, packNames[pack]];
  const [face, charged] = [toSatang(total_face), toSatang(total_stake)];
  if (face === charged) return [chosen, [billCopy.stake, formatBaht(charged)]];
  return [
    chosen,
    [billCopy.stake, formatBaht(face)],
    [billCopy.discount, `−${formatBaht(face - charged)}`],
    [billCopy.charged, formatBaht(charged)],
  ];
}
