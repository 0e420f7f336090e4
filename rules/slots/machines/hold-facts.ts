import { factsWithFeature } from '#rules/slots/facts/free-spin-facts.ts';
import { countOf, sumLines } from '#rules/slots/facts/line-sums.ts';
import type { Moments } from '#rules/slots/free-spins.ts';
import { HOLD_CELLS, holdData } from './hold.ts';

const { strips, rows, rules, prizes, chance, fewest, respins, grandHundredths } = holdData;

/** How likely it is that so many more coins come in one respin over so many empty cells. */
function binomial(empty: number, more: number): number {
  const p = chance.coins / chance.of;
  let ways = 1;
  for (let one = 1; one <= more; one += 1) ways *= (empty - more + one) / one;
  return ways * p ** more * (1 - p) ** (empty - more);
}

/** How many coins there are at the end, by how likely that is. */
function finalCoins(coins: number, left: number): number[] {
  const known = new Map<string, number[]>();
  const from = (now: number, still: number): number[] => {
    const key = `${now} ${still}`;
    const found = known.get(key);
    if (found) return found;
    const ends = Array.from({ length: HOLD_CELLS + 1 }, () => 0);
    if (still === 0 || now === HOLD_CELLS) ends[now] = 1;
    else
      for (let more = 0; now + more <= HOLD_CELLS; more += 1) {
        const probability = binomial(HOLD_CELLS - now, more);
        const rest = from(now + more, more > 0 ? respins : still - 1);
        for (const [at, own] of rest.entries()) ends[at] = (ends[at] ?? 0) + probability * own;
      }
    known.set(key, ends);
    return ends;
  };
  return from(coins, left);
}

/** Mean and mean square of what the respins pay that begin with so many coins, in stakes. */
function respinMoments(coins: number): Moments {
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (power: number) =>
    prizes.reduce((sum, { payHundredths, weight }) => sum + (payHundredths / 100) ** power * weight, 0) /
    weights;
  const [coin, variance] = [mean(1), mean(2) - mean(1) ** 2];
  const moments = { mean: 0, square: 0 };
  for (const [count, probability] of finalCoins(coins, respins).entries()) {
    const paid = count * coin + (count === HOLD_CELLS ? grandHundredths / 100 : 0);
    moments.mean += probability * paid;
    moments.square += probability * (count * variance + paid * paid);
  }
  return moments;
}

/** Return, standard deviation and hit rate of the machine that holds coins: all combinations of its stops, then a chain over coins. */
export function holdFacts() {
  const sums = sumLines(strips, rows, rules, countOf('coin'));
  const starts = [...sums.keys()].filter((coins) => coins >= fewest);
  const awards = Object.fromEntries(starts.map((coins) => [coins, respins]));
  const computed = factsWithFeature(sums, { scatterPays: {}, awards }, respinMoments);
  const ofLines = Math.max(...starts.map((coins) => sums.get(coins)?.most ?? 0));
  const ofCoins = Math.max(...prizes.map(({ payHundredths }) => payHundredths)) * HOLD_CELLS;
  return { ...computed, largestHundredths: ofLines + ofCoins + grandHundredths };
}
