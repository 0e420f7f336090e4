import fc from 'fast-check';
import { chargeOf, halfRate } from '#rules/lotto/payout.ts';
import { type StakedLine, stakedLine } from '#rules/lotto/stake-at-risk.ts';

/** What Yeekee pays in its two packs, hundredths and basis points. */
const prices = {
  top_3: [
    [85_000, 0],
    [55_000, 3_300],
  ],
  tod_3: [
    [12_000, 0],
    [10_000, 3_300],
  ],
  top_2: [
    [9_200, 0],
    [7_000, 2_800],
  ],
  bottom_2: [
    [9_200, 0],
    [7_000, 2_800],
  ],
  run_top: [
    [320, 0],
    [280, 1_200],
  ],
  run_bottom: [
    [420, 0],
    [370, 1_200],
  ],
} as const;
export type YeekeeType = keyof typeof prices;
const digits: Readonly<Record<YeekeeType, number>> = {
  top_3: 3,
  tod_3: 3,
  top_2: 2,
  bottom_2: 2,
  run_top: 1,
  run_bottom: 1,
};
export const yeekeeTypes = ['top_3', 'tod_3', 'top_2', 'bottom_2', 'run_top', 'run_bottom'] as const;

interface Order {
  readonly type: YeekeeType;
  readonly baht: number;
  readonly pack?: 0 | 1;
  readonly isHalf?: boolean;
  readonly capSatang?: bigint | null;
}

/** A line of Yeekee as its price list takes it. */
export function yeekeeLine(
  number: string,
  { type, baht, pack = 0, isHalf = false, capSatang = null }: Order,
): StakedLine {
  const [rate, discountBp] = prices[type][pack];
  const faceSatang = BigInt(Math.round(baht * 100));
  const rateHundredths = isHalf ? halfRate(rate) : rate;
  return stakedLine(
    { type, number, faceSatang, chargedSatang: chargeOf(faceSatang, discountBp), rateHundredths },
    capSatang,
  );
}

export function allNumbers(type: YeekeeType): string[] {
  return Array.from({ length: 10 ** digits[type] }, (_, value) => String(value).padStart(digits[type], '0'));
}

/** All numbers of a type, or every n-th from one on: a hedge, whole or spread. */
export function cover(order: Order, every = 1, from = 0): StakedLine[] {
  return allNumbers(order.type)
    .filter((_, at) => at % every === from)
    .map((number) => yeekeeLine(number, order));
}

const order = fc.record({
  type: fc.constantFrom<YeekeeType>(...yeekeeTypes),
  baht: fc.integer({ min: 100, max: 20_000 }).map((satang) => satang / 100),
  pack: fc.constantFrom<0 | 1>(0, 1),
  isHalf: fc.boolean(),
  capSatang: fc.constantFrom(null, 50_000n),
});

/** Portfolios as hedgers and players make them: whole covers, halves, covers with holes, and single bets. */
export const portfolios = fc
  .array(
    fc.oneof(
      fc.tuple(order, fc.nat(999)).map(([one, at]) => {
        const numbers = allNumbers(one.type);
        return [yeekeeLine(numbers[at % numbers.length] ?? '', one)];
      }),
      order.map((one) => cover(one)),
      fc.tuple(order, fc.nat(1)).map(([one, from]) => cover(one, 2, from)),
      fc.tuple(order, fc.nat(999)).map(([one, hole]) => cover(one).filter((_, at) => at !== hole % 100)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.flat());
