import { type CellKind, sumGrids } from '#rules/slots/facts/cluster-sums.ts';
import { clusterData, clusterPay } from './cluster.ts';

const { reels, rows, weights, fewest, pays, multipliers } = clusterData;
/** Turned on its side, which changes no cluster: borders are shorter so. */
const grid = { reels: rows, rows: reels };
const ALL = weights.reduce((sum, { weight }) => sum + weight, 0);
const LARGEST = fewest - 1 + Math.max(...Object.values(pays).map((own) => own.length));

const all: readonly CellKind[] = weights.map(({ symbol, weight }) => ({
  probability: weight / ALL,
  payOf: (size) => clusterPay(symbol, size) / 100,
}));

/** With all other cells alike, which make no clusters. */
function withOthers(kinds: readonly CellKind[]): CellKind[] {
  const others = 1 - kinds.reduce((sum, { probability }) => sum + probability, 0);
  return [...kinds, { probability: others, payOf: null }];
}

/** Mean and mean square of all clusters, before the multiplier: squares of sums follow from those of all pairs of symbols. */
function clusterMoments() {
  const alone = sumGrids({ ...grid, largest: LARGEST, variants: all.map((one) => withOthers([one])) });
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => withOthers([one, other])));
  const together = sumGrids({ ...grid, largest: LARGEST, variants: pairs });
  const mean = alone.reduce((sum, { pay }) => sum + pay, 0);
  const squares = alone.reduce((sum, { square }) => sum + square, 0);
  const squaresOfPairs = together.reduce((sum, { square }) => sum + square, 0);
  return { mean, square: squaresOfPairs - (all.length - 2) * squares };
}

/** How likely it is that no cluster is large enough to pay. */
function missRate(): number {
  const [none] = sumGrids({ ...grid, variants: [all], largest: fewest, below: fewest });
  return none?.probability ?? 0;
}

/** Return, standard deviation and hit rate of the machine of clusters, over every grid. */
export function clusterFacts() {
  const { mean, square } = clusterMoments();
  const drawn = multipliers.reduce((sum, { weight }) => sum + weight, 0);
  const timesOf = (power: number) =>
    multipliers.reduce((sum, { times, weight }) => sum + times ** power * weight, 0) / drawn;
  const rtp = mean * timesOf(1);
  const standardDeviation = Math.sqrt(square * timesOf(2) - rtp * rtp);
  const largestHundredths =
    Math.max(...Object.values(pays).flat()) * Math.max(...multipliers.map(({ times }) => times));
  return { rtp, standardDeviation, hitRate: 1 - missRate(), largestHundredths };
}
