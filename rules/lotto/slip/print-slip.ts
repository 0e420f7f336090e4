import type { BetType } from '#rules/lotto/bet-type.ts';
import { typedAmount } from '#rules/money/baht.ts';
import type { SlipLine } from './slip.ts';
import { isRoundAmount } from './slip-doubt.ts';
import { listPlaces } from './slip-list.ts';
import { slipText } from './slip-text.ts';

const NUMBERS_A_LINE = 10;

const words: Readonly<Record<BetType, string>> = {
  top_3: 'บ',
  tod_3: 'ต',
  front_3: 'น',
  bottom_3: 'ล',
  top_2: 'บ',
  bottom_2: 'ล',
  run_top: 'บ',
  run_bottom: 'ล',
  top_4: 'บ',
  tod_4: 'ต',
};

interface Statement {
  readonly numbers: string[];
  readonly prices: string[];
}

/** Of `12 50 ล20` the 50 may be a price; commas say that it is a number. */
function rowOf({ numbers, prices }: Statement): string {
  const mayBePrice = isRoundAmount(numbers.at(-1) ?? '') && !prices[0]?.startsWith(words.top_2);
  return [numbers.join(mayBePrice ? ',' : ' '), ...prices].join(' ');
}

const rowsOf = (statements: readonly Statement[]) => statements.map(rowOf);

/**
 * A bill as a slip that can be pasted again: `12 34 บ100 ล50`. Every price carries its word, so that a line means the same wherever
 * it stands. Reading it gives the bill's lines in their order, as far as no bet is there twice.
 */
export function printSlip(lines: readonly SlipLine[]): string {
  const each: Statement[] = [];
  for (const { type, number, satang } of lines) {
    const last = each.at(-1);
    const isNext = last?.numbers[0] === number && !last.prices.some((price) => price.startsWith(words[type]));
    if (isNext) last.prices.push(words[type] + typedAmount(satang));
    else each.push({ numbers: [number], prices: [words[type] + typedAmount(satang)] });
  }
  const joined: Statement[] = [];
  for (const { numbers, prices } of each) {
    const last = joined.at(-1);
    const isSame = last?.prices.join() === prices.join() && last.numbers[0]?.length === numbers[0]?.length;
    if (last && isSame && last.numbers.length < NUMBERS_A_LINE) last.numbers.push(...numbers);
    else joined.push({ numbers: [...numbers], prices });
  }
  const rows = rowsOf(joined);
  // `1 ล10` above `2 0 บ50` would be read as entries 1 and 2 of a list; with one number a row nothing can be.
  const isListed = listPlaces(rows.map(slipText)).size > 0;
  return (isListed ? rowsOf(each) : rows).join('\n');
}
