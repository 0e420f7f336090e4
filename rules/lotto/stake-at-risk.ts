import { leastEdgeBp } from '#rules/loyalty/give-back.ts';
import { type Bet, betKey } from './bet-number.ts';
import type { BetType } from './bet-type.ts';
import type { Derivation, FigureRule } from './kinds/derivation.ts';
import { typesOf, wonBy } from './matching.ts';
import { chanceOf } from './odds/odds.ts';
import { payoutOf } from './payout.ts';

/** A line as far as it can be lost: what it cost, and what it pays when it wins. */
export interface StakedLine extends Bet {
  readonly type: BetType;
  readonly chargedSatang: bigint;
  readonly payoutSatang: bigint;
  /** So many lines that are the same in all of that; one where it is left out. */
  readonly times?: bigint;
}

const ONCE = 1n;

function chargeOfAll(lines: readonly StakedLine[]): bigint {
  return lines.reduce((sum, { chargedSatang, times = ONCE }) => sum + chargedSatang * times, 0n);
}

/** Which numbers of one repeated digit (0, 11, 222, …) are among these, a bit for each digit. */
export function repeatedDigits(numbers: readonly string[]): number {
  return numbers.reduce((digits, number) => {
    const [digit = ''] = number;
    return number === digit.repeat(number.length) ? digits | (1 << Number(digit)) : digits;
  }, 0);
}

/**
 * Whether lines can win for certain at all, by the repeated digits that they bet. Of the ten results 000…0 to 999…9 a line wins
 * on one at most, and all but as many as are drawn of a number have to win.
 */
export function mayBeCertain({ fields }: Derivation, digits: number): boolean {
  const drawn = Math.max(...fields.map((field) => field.drawn ?? 1));
  const bet = Array.from({ length: 10 }, (_, digit) => (digits >> digit) & 1);
  return bet.filter((bit) => bit === 0).length < drawn;
}

type Owed = ReadonlyMap<string, bigint>;

function owedBy(lines: readonly StakedLine[]): Owed {
  const owed = new Map<string, bigint>();
  for (const line of lines) {
    const key = betKey(line);
    owed.set(key, (owed.get(key) ?? 0n) + line.payoutSatang * (line.times ?? ONCE));
  }
  return owed;
}

/** For each figure and its digits: the numbers on which a bet wins, by the bet's key. Made once, they never change. */
const winningByFigure = new Map<string, Map<string, number[]>>();

function winningNumbers(
  figure: FigureRule['figure'],
  digits: number,
): ReadonlyMap<string, readonly number[]> {
  const name = `${figure} ${digits}`;
  const known = winningByFigure.get(name);
  if (known) return known;
  const winning = new Map<string, number[]>();
  winningByFigure.set(name, winning);
  for (let value = 0; value < 10 ** digits; value += 1) {
    const number = String(value).padStart(digits, '0');
    for (const type of typesOf(figure)) {
      for (const won of wonBy(type, number)) {
        const key = betKey({ type, number: won });
        const values = winning.get(key);
        if (values) values.push(value);
        else winning.set(key, [value]);
      }
    }
  }
  return winning;
}

/** What is paid for each number that a figure can be, in the order of the numbers. */
function paysOf({ figure, at }: FigureRule, owed: Owed): bigint[] {
  const winning = winningNumbers(figure, at.length);
  const pays = new Array<bigint>(10 ** at.length).fill(0n);
  for (const [key, satang] of owed) {
    for (const value of winning.get(key) ?? []) pays[value] = (pays[value] ?? 0n) + satang;
  }
  return pays;
}

/** Rules whose figures have digits in common stand together: they are drawn by the same digits. */
function drawnTogether(rules: readonly FigureRule[]): FigureRule[][] {
  const groups: FigureRule[][] = [];
  for (const rule of rules) {
    const touched = groups.filter((group) =>
      group.some(({ at }) => at.some((place) => rule.at.includes(place))),
    );
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push([...touched.flat(), rule]);
  }
  return groups;
}

/** What `drawn` different numbers pay at least, by the figures that are taken from the same digits of each. */
function leastOf(rules: readonly FigureRule[], drawn: number, owed: Owed): bigint {
  const places = [...new Set(rules.flatMap(({ at }) => at))];
  const figures = rules.map((rule) => ({
    pays: paysOf(rule, owed),
    weights: rule.at.map((place) => 10 ** (places.length - 1 - places.indexOf(place))),
  }));
  const least: bigint[] = [];
  for (let value = 0; value < 10 ** places.length; value += 1) {
    let satang = 0n;
    for (const { pays, weights } of figures) {
      let number = 0;
      for (const weight of weights) number = number * 10 + (Math.floor(value / weight) % 10);
      satang += pays[number] ?? 0n;
    }
    const most = least[drawn - 1];
    if (most !== undefined && satang >= most) continue;
    least.push(satang);
    least.sort((one, other) => (one < other ? -1 : 1));
    least.splice(drawn);
    if (least[drawn - 1] === 0n) return 0n;
  }
  return least.reduce((sum, satang) => sum + satang, 0n);
}

/** What lines of one round win at least, whatever is drawn. All types count together: what one loses another may win. */
export function certainWin(derivation: Derivation, lines: readonly StakedLine[]): bigint {
  if (!mayBeCertain(derivation, repeatedDigits(lines.map(({ number }) => number)))) return 0n;
  const { fields, rules } = derivation;
  const owed = owedBy(lines);
  const bet = new Set<string>(lines.map(({ type }) => type));
  let satang = 0n;
  for (const { id, drawn = 1, length = 0 } of fields) {
    const own = rules
      .filter(({ tier, figure }) => tier === id && typesOf(figure).some((type) => bet.has(type)))
      .map((rule) => ({ ...rule, at: rule.at.map((place) => (place < 0 ? length + place : place)) }));
    for (const group of drawnTogether(own)) satang += leastOf(group, drawn, owed);
  }
  return satang;
}

/** What of the charge of a round's lines can be lost: the charge less what they win at least, never less than nothing. */
export function stakeAtRisk(derivation: Derivation, lines: readonly StakedLine[]): bigint {
  const charged = chargeOfAll(lines);
  const sure = certainWin(derivation, lines);
  return sure < charged ? charged - sure : 0n;
}

/**
 * What of each bill of a round counts, oldest first, where together so much is at risk: as much of the first ones as there is.
 * So together they never count for more than can be lost, and each for no more than it cost.
 */
export function sharesOfRisk(atRiskSatang: bigint, chargedSatang: readonly bigint[]): bigint[] {
  let left = atRiskSatang;
  return chargedSatang.map((charged) => {
    if (charged <= left) {
      left -= charged;
      return charged;
    }
    const share = left;
    left = 0n;
    return share;
  });
}

/** Chances are whole numbers of so many. */
export const CHANCES = 100_000n;

/**
 * What lines leave the house in expectation, exactly: the charge less what is paid on average, in satang of 1/`CHANCES`. It is
 * negative where rates promise more than they cost.
 */
export function marginOf(lines: readonly StakedLine[]): bigint {
  return lines.reduce((sum, { type, number, chargedSatang, payoutSatang, times = ONCE }) => {
    const ways = BigInt(Math.round(chanceOf(type, number) * Number(CHANCES)));
    return sum + (chargedSatang * CHANCES - payoutSatang * ways) * times;
  }, 0n);
}

const BP = 10_000n;
const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * How much of one line's charge its margin pays for, at the least margin that all rewards together reckon with (`leastEdgeBp`): all of
 * it by the usual prices, less where the charge was rounded down or the rate is better, and nothing without a margin.
 */
function coveredStake(line: StakedLine): bigint {
  const margin = marginOf([{ ...line, times: ONCE }]);
  if (margin <= 0n) return 0n;
  return lesser((margin * BP) / (CHANCES * BigInt(leastEdgeBp.lotto)), line.chargedSatang);
}

/** The turnover of lines of which so much is at risk: that, and no more than their margin pays for. */
export function turnoverOf(atRiskSatang: bigint, lines: readonly StakedLine[]): bigint {
  const covered = lines.reduce((sum, line) => sum + coveredStake(line) * (line.times ?? ONCE), 0n);
  return lesser(atRiskSatang, covered);
}

/** By which rule turnover is measured now (`turnover_rule` of a bill): 1 the whole charge, 2 `stakeAtRisk`, 3 `turnoverStake`. */
export const TURNOVER_RULE = 3;

/** What of a round's lines counts for turnover: what can be lost of all of them, and no more than their margin pays for. */
export function turnoverStake(derivation: Derivation, lines: readonly StakedLine[]): bigint {
  return turnoverOf(stakeAtRisk(derivation, lines), lines);
}

/** A line as it was accepted, with what it pays when it wins; `capSatang` where its kind has one. */
export function stakedLine(
  accepted: Omit<StakedLine, 'payoutSatang'> & {
    readonly faceSatang: bigint;
    readonly rateHundredths: number;
  },
  capSatang: bigint | null,
): StakedLine {
  const { type, number, faceSatang, chargedSatang, rateHundredths } = accepted;
  return { type, number, chargedSatang, payoutSatang: payoutOf(faceSatang, rateHundredths, capSatang) };
}
