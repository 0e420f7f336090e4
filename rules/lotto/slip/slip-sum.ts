import type { Price } from './slip-amount.ts';
import { isRoundAmount } from './slip-doubt.ts';

/** True for a price that may be what the figures above it come to, as numbers each with a price behind it: `12 50` and `34 50` above `=100`. */
export function mayBeSum(lines: readonly (readonly string[])[], [price, ...more]: readonly Price[]): boolean {
  if (!price || price.place !== null || more.length > 0) return false;
  const comeTo = (prices: readonly string[], times: (at: number) => number) =>
    prices.every(isRoundAmount) &&
    prices.reduce((sum, one, at) => sum + BigInt(one) * BigInt(times(at)) * 100n, 0n) === price.satang;
  const figures = lines.flat();
  const behind = figures.filter((_, at) => at % 2 === 1);
  const lasts = lines.map((line) => line.at(-1) ?? '');
  const arePaired = lines.every((line) => line.length > 1) && figures.length > 2;
  return (
    (figures.length > 2 && figures.length % 2 === 0 && comeTo(behind, () => 1)) ||
    (arePaired && lines.length > 1 && comeTo(lasts, () => 1)) ||
    (arePaired && comeTo(lasts, (at) => (lines[at]?.length ?? 1) - 1))
  );
}

/** True for a price that is what bets come to. */
export function isSumOf([price, ...more]: readonly Price[], bets: readonly { satang: bigint }[]): boolean {
  return more.length === 0 && price?.satang === bets.reduce((sum, { satang }) => sum + satang, 0n);
}
