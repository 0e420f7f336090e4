import { betKey } from '#rules/lotto/bet-number.ts';
import { typesOf, wonBy } from '#rules/lotto/matching.ts';
import type { Derivation, FigureRule } from './derivation.ts';

/** What one published number could cost at most. */
export interface WorstNumber {
  /** What is published. */
  readonly tier: string;
  /** The figures of the numbers that would cost most, as many numbers as are drawn. */
  readonly figures: readonly Readonly<Record<string, string>>[];
  readonly satang: bigint;
}

/** All values of so many digits. */
function* digitsOf(length: number): Generator<string> {
  for (let value = 0; value < 10 ** length; value += 1) yield String(value).padStart(length, '0');
}

/** What a figure would cost by what is owed to the bets that it makes win, `owed` by `betKey`. */
function costOf(figure: FigureRule['figure'], number: string, owed: ReadonlyMap<string, bigint>): bigint {
  let satang = 0n;
  for (const type of typesOf(figure))
    for (const won of wonBy(type, number)) satang += owed.get(betKey({ type, number: won })) ?? 0n;
  return satang;
}

function worstOf(
  tier: string,
  drawn: number,
  rules: readonly FigureRule[],
  owed: ReadonlyMap<string, bigint>,
): WorstNumber {
  const places = [...new Set(rules.flatMap(({ at }) => at))];
  let worst: { satang: bigint; figures: Record<string, string> }[] = [];
  for (const digits of digitsOf(places.length)) {
    let satang = 0n;
    const figures: Record<string, string> = {};
    for (const { figure, at } of rules) {
      const number = at.map((place) => digits[places.indexOf(place)]).join('');
      figures[figure] = number;
      satang += costOf(figure, number, owed);
    }
    const least = worst[drawn - 1];
    if (least && least.satang >= satang) continue;
    worst = [...worst, { satang, figures }]
      .sort((one, other) => Number(other.satang - one.satang))
      .slice(0, drawn);
  }
  return {
    tier,
    figures: worst.map(({ figures }) => figures),
    satang: worst.reduce((total, one) => total + one.satang, 0n),
  };
}

/**
 * What the result of a round could cost at most, by published number: numbers are drawn apart, figures of one number
 * together. `owed` says by `betKey` what is paid in all when that bet wins.
 */
export function worstCase(
  { fields, rules }: Derivation,
  owed: ReadonlyMap<string, bigint>,
): readonly WorstNumber[] {
  return fields.flatMap(({ id, drawn = 1, length = 0 }) => {
    const own = rules
      .filter(({ tier, figure }) => tier === id && typesOf(figure).some((type) => isBet(type, owed)))
      .map((rule) => ({ ...rule, at: rule.at.map((place) => (place < 0 ? length + place : place)) }));
    return own.length === 0 ? [] : [worstOf(id, drawn, own, owed)];
  });
}

function isBet(type: string, owed: ReadonlyMap<string, bigint>): boolean {
  return [...owed.keys()].some((key) => key.startsWith(`${type} `));
}
