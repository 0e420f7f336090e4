import { isOrderless } from './bet-number.ts';
import { type BetType, betDigits } from './bet-type.ts';
import { ordersOf } from './odds/orders.ts';

/** A line and what it would pay. */
interface Win {
  readonly type: BetType;
  readonly number: string;
  readonly payoutSatang: bigint;
}

type Figure = 'top' | 'bottom' | 'front3' | 'bottom3';
const figureOf: Readonly<Record<BetType, Figure>> = {
  top_3: 'top',
  tod_3: 'top',
  front_3: 'front3',
  bottom_3: 'bottom3',
  top_2: 'top',
  bottom_2: 'bottom',
  run_top: 'top',
  run_bottom: 'bottom',
  top_4: 'top',
  tod_4: 'top',
};

/** What is paid when a number of so many digits is drawn: one list per number of digits, from none to four; empty without a bet. */
function paysOf(wins: readonly Win[], figure: Figure): Float64Array[] {
  const ofFigure = wins.filter(({ type }) => figureOf[type] === figure);
  const lengths = new Set<number>(ofFigure.map(({ type }) => betDigits[type]));
  const pays = [0, 1, 2, 3, 4].map((digits) => new Float64Array(lengths.has(digits) ? 10 ** digits : 0));
  for (const { type, number, payoutSatang } of ofFigure) {
    for (const order of isOrderless(type) ? ordersOf(number) : [number]) {
      const own = pays[betDigits[type]];
      if (own) own[Number(order)] = (own[Number(order)] ?? 0) + Number(payoutSatang);
    }
  }
  return pays;
}

/** What run bets pay on the last digits of a number, each digit once. */
function runPay(run: Float64Array, drawn: number, digits: number): number {
  let paid = 0;
  let seen = 0;
  for (let rest = drawn, at = 0; at < digits; at += 1, rest = Math.floor(rest / 10)) {
    const digit = rest % 10;
    if ((seen >> digit) & 1) continue;
    seen |= 1 << digit;
    paid += run[digit] ?? 0;
  }
  return paid;
}

/** The most that one drawn number pays: its ends, and its last digits. */
function best(pays: readonly Float64Array[], digits: number, runDigits: number): number {
  const [, run = new Float64Array(), ...lists] = pays;
  const ends = lists.filter(({ length }) => length > 0);
  let most = 0;
  for (let drawn = 0; drawn < 10 ** digits; drawn += 1) {
    let paid = run.length > 0 ? runPay(run, drawn, runDigits) : 0;
    for (const end of ends) paid += end[drawn % end.length] ?? 0;
    if (paid > most) most = paid;
  }
  return most;
}

/** Two different numbers are drawn. */
function bestTwo(pays: Float64Array): number {
  const [first = 0, second = 0] = pays.toSorted((one, other) => other - one);
  return first + second;
}

/**
 * The most that a bill can win with one result, in satang: the best number for its bets on top, the best below, and the best two
 * front and back threes. Where a kind takes top and bottom from one published number it may be less, never more.
 */
export function mostWin(wins: readonly Win[]): bigint {
  const top = paysOf(wins, 'top');
  const hasFour = wins.some(({ type }) => betDigits[type] === 4);
  const [, , , front3 = new Float64Array()] = paysOf(wins, 'front3');
  const [, , , bottom3 = new Float64Array()] = paysOf(wins, 'bottom3');
  const bottom = best(paysOf(wins, 'bottom').slice(0, 3), 2, 2);
  return BigInt(
    best(hasFour ? top : top.slice(0, 4), hasFour ? 4 : 3, 3) + bottom + bestTwo(front3) + bestTwo(bottom3),
  );
}
