import { cascadeData, cascadePay } from './cascade.ts';

const { size, weights, steps, fewest } = cascadeData;
const CELLS = size * size;
const ALL = weights.reduce((sum, { weight }) => sum + weight, 0);
const BASE = CELLS + 1;
/** Cascades that are looked at beyond the last multiplier: the next one changes no digit that is told. */
const DEPTH = 24;

/** Ways to fill so many cells: counts by symbol, each with its probability. */
type Fill = readonly [counts: readonly number[], probability: number];

function fillsOf(cells: number): Fill[] {
  const fills: Fill[] = [];
  const walk = (at: number, left: number, counts: readonly number[], probability: number): void => {
    const own = weights[at];
    if (!own) return;
    const isLast = at === weights.length - 1;
    for (let count = isLast ? left : 0; count <= left; count += 1) {
      // So many of the cells that are left, each as likely as any other: a multinomial, factor by factor.
      let next = probability;
      for (let one = 1; one <= count; one += 1) next *= ((own.weight / ALL) * (left - count + one)) / one;
      if (isLast) fills.push([[...counts, count], next]);
      else walk(at + 1, left - count, [...counts, count], next);
    }
  };
  walk(0, cells, [], 1);
  return fills;
}

/** What one cascade does to a state: its mean pay and mean square before the multiplier, and where it leads, with the pay on the way. */
interface Step {
  readonly pay: number;
  readonly square: number;
  readonly next: ReadonlyMap<number, { probability: number; pay: number }>;
}

const keyOf = (counts: readonly number[]) => counts.reduce((key, count) => key * BASE + count, 0);

function stepFrom(left: readonly number[], fills: readonly Fill[]): Step {
  const next = new Map<number, { probability: number; pay: number }>();
  let [pay, square] = [0, 0];
  for (const [fresh, probability] of fills) {
    let won = 0;
    const rest = left.map((count, at) => {
      const all = count + (fresh[at] ?? 0);
      if (all < fewest) return all;
      won += cascadePay(weights[at]?.symbol ?? 'low1', all) / 100;
      return 0;
    });
    if (won === 0) continue;
    pay += probability * won;
    square += probability * won * won;
    const key = keyOf(rest);
    const known = next.get(key) ?? { probability: 0, pay: 0 };
    known.probability += probability;
    known.pay += probability * won;
    next.set(key, known);
  }
  return { pay, square, next };
}

/** Every state that can be left by a cascade, with what the next one does. */
function reachableSteps(): { readonly steps: ReadonlyMap<number, Step>; readonly misses: number } {
  const fills = Array.from({ length: CELLS + 1 }, (_, cells) => fillsOf(cells));
  const found = new Map<number, Step>();
  const waiting = [0];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    const counts = weights.map((_, at) => Math.floor(key / BASE ** (weights.length - 1 - at)) % BASE);
    const held = counts.reduce((sum, count) => sum + count, 0);
    const step = stepFrom(counts, fills[CELLS - held] ?? []);
    found.set(key, step);
    for (const other of step.next.keys()) if (!found.has(other)) waiting.push(other);
  }
  const misses = (fills[CELLS] ?? []).reduce(
    (sum, [counts, probability]) => sum + (counts.every((count) => count < fewest) ? probability : 0),
    0,
  );
  return { steps: found, misses };
}

/**
 * Return, standard deviation and hit rate of the cascading machine. Where symbols lie does not matter, so a round is a chain over how
 * many of each are left and which cascade it is; the cascades with the last multiplier lead back to themselves.
 */
export function cascadeFacts() {
  const { steps: reachable, misses } = reachableSteps();
  let values = new Map<number, { readonly mean: number; readonly square: number }>();
  for (let depth = DEPTH + steps.length - 1; depth >= 0; depth -= 1) {
    const times = steps[Math.min(depth, steps.length - 1)] ?? 1;
    const now = new Map<number, { readonly mean: number; readonly square: number }>();
    for (const [key, { pay, square, next }] of reachable) {
      let mean = pay * times;
      let own = square * times * times;
      for (const [other, { probability, pay: onTheWay }] of next) {
        const rest = values.get(other) ?? { mean: 0, square: 0 };
        mean += probability * rest.mean;
        own += 2 * times * onTheWay * rest.mean + probability * rest.square;
      }
      now.set(key, { mean, square: own });
    }
    values = now;
  }
  const { mean, square } = values.get(0) ?? { mean: 0, square: 0 };
  return { rtp: mean, standardDeviation: Math.sqrt(square - mean * mean), hitRate: 1 - misses };
}
