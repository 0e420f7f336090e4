import { freeSpinMoments, type Moments, type SpinMoments } from '#rules/slots/free-spins.ts';
import { countAll, type MarkedSums, type StopSums } from './line-sums.ts';

/** What scatters bring: their pays, and so many free spins. */
export interface ScatterRules {
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly awards: Readonly<Record<number, number>>;
}

interface Feature extends ScatterRules {
  /** What a free spin is multiplied by, by weight. */
  readonly multipliers: ReadonlyArray<{ readonly times: number; readonly weight: number }>;
}

/** What is computed of a machine; the part of its return that comes from its feature stands apart. */
export interface ComputedFacts {
  readonly rtp: number;
  readonly standardDeviation: number;
  readonly hitRate: number;
  readonly ofFeature: number;
  /** How often a round brings the feature. */
  readonly triggerRate: number;
}

/** Of combinations with so many scatters, with what the scatters themselves pay: how likely, pay and square of it, in stakes. */
export function spinMoments(
  own: StopSums,
  all: number,
  scatters: number,
  { scatterPays, awards }: ScatterRules,
): SpinMoments {
  const extra = scatterPays[scatters] ?? 0;
  const pay = (own.pay + extra * own.count) / all / 100;
  const square = (own.square + 2 * extra * own.pay + extra * extra * own.count) / all / 10_000;
  return { awarded: awards[scatters] ?? 0, probability: own.count / all, pay, square };
}

/** Facts of a machine whose scatters bring a feature, from the sums of the round itself by scatters and what the feature pays. */
export function factsWithFeature(
  sums: MarkedSums,
  rules: ScatterRules,
  featureOf: (scatters: number) => Moments,
): ComputedFacts {
  const all = countAll(sums);
  let [rtp, square, hits, ofFeature, triggerRate] = [0, 0, 0, 0, 0];
  for (const [scatters, own] of sums) {
    const { awarded, ...base } = spinMoments(own, all, scatters, rules);
    const feature = awarded === 0 ? { mean: 0, square: 0 } : featureOf(scatters);
    rtp += base.pay + base.probability * feature.mean;
    square += base.square + 2 * base.pay * feature.mean + base.probability * feature.square;
    ofFeature += base.probability * feature.mean;
    triggerRate += awarded === 0 ? 0 : base.probability;
    hits += awarded > 0 || rules.scatterPays[scatters] !== undefined ? own.count : own.hits;
  }
  return {
    rtp,
    standardDeviation: Math.sqrt(square - rtp * rtp),
    hitRate: hits / all,
    ofFeature,
    triggerRate,
  };
}

/** Facts of a machine whose scatters bring free spins on the same reels. Its largest win lies out of reach. */
export function factsWithFreeSpins(sums: MarkedSums, { multipliers, ...rules }: Feature): ComputedFacts {
  const all = countAll(sums);
  const weights = multipliers.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (power: number) =>
    multipliers.reduce((sum, { times, weight }) => sum + (times ** power * weight) / weights, 0);
  const [times, timesSquare] = [mean(1), mean(2)];
  const free = [...sums].map(([scatters, own]) => {
    const { pay, square, ...spin } = spinMoments(own, all, scatters, rules);
    return { ...spin, pay: pay * times, square: square * timesSquare };
  });
  return factsWithFeature(sums, rules, (scatters) => freeSpinMoments(rules.awards[scatters] ?? 0, free));
}
