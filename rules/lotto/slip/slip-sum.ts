import { isRoundPrice, type Price } from './slip-amount.ts';
import { isRoundAmount } from './slip-doubt.ts';

/** True for lines of a number and its prices, as far as figures say it: `12 50 20`. */
const arePriced = (lines: readonly (readonly string[])[]) =>
  lines.every(
    ([first = '', ...prices]) => !isRoundAmount(first) && prices.length > 0 && prices.every(isRoundAmount),
  );

/**
 * True for a price that may be what the figures above it come to, as numbers each with its prices behind it: `12 50` and `34 50` above
 * `=100`, `12 50 20` and `34 50 20` above `=140`, or above `=101` where a discount was taken off.
 */
export function mayBeSum(lines: readonly (readonly string[])[], [price, ...more]: readonly Price[]): boolean {
  if (!price || price.place !== null || more.length > 0) return false;
  const comeTo = (prices: readonly string[], times: (at: number) => number) =>
    prices.every(isRoundAmount) &&
    prices.reduce((sum, one, at) => sum + BigInt(one) * BigInt(times(at)) * 100n, 0n) === price.satang;
  const figures = lines.flat();
  const behind = figures.filter((_, at) => at % 2 === 1);
  const lasts = lines.map((line) => line.at(-1) ?? '');
  const arePaired = lines.every((line) => line.length > 1) && figures.length > 2;
  if (arePriced(lines) && !isRoundPrice(price)) return true;
  return (
    (figures.length > 2 &&
      arePriced(lines) &&
      comeTo(
        lines.flatMap((line) => line.slice(1)),
        () => 1,
      )) ||
    (figures.length > 2 && figures.length % 2 === 0 && comeTo(behind, () => 1)) ||
    (arePaired && lines.length > 1 && comeTo(lasts, () => 1)) ||
    (arePaired && comeTo(lasts, (at) => (lines[at]?.length ?? 1) - 1))
  );
}

/**
 * True where a line of the numbers above a price may be the price of those above it: `50 50`, or `50` alone between lines of more
 * numbers.
 */
export function mayHoldPrice(lines: readonly (readonly string[])[]): boolean {
  const isLonger = (line: readonly string[] = []) => line.length > 1;
  return lines.some((line, at) => {
    if (line.length === 0 || !line.every(isRoundAmount)) return false;
    if (line.length > 1) return at > 0 && new Set(line).size === 1;
    return isLonger(lines[at - 1]) && isLonger(lines[at + 1]);
  });
}

/** True for a price that is what bets come to. */
export function isSumOf([price, ...more]: readonly Price[], bets: readonly { satang: bigint }[]): boolean {
  return more.length === 0 && price?.satang === bets.reduce((sum, { satang }) => sum + satang, 0n);
}
