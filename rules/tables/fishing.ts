import type { Drawing } from '#rules/draw/drawing.ts';
import type { TableResult } from './events.ts';
import type { Table, TableOption, WeightedResult } from './table.ts';

/** A fish is caught in so many of these draws. */
const DRAWS = 10_000;

interface Fish extends TableOption {
  /** In how many of 10,000 draws it is caught. */
  readonly caughtIn: number;
  /** What comes back when it is caught, in hundredths of the stake, the stake included. */
  readonly back: number;
}

/** From the smallest prize to the largest. */
const fish: readonly Fish[] = [
  { id: 'fish-1', mostBaht: 5_000, caughtIn: 4_850, back: 200 },
  { id: 'fish-2', mostBaht: 3_000, caughtIn: 3_230, back: 300 },
  { id: 'fish-3', mostBaht: 2_000, caughtIn: 2_420, back: 400 },
  { id: 'fish-4', mostBaht: 1_500, caughtIn: 1_610, back: 600 },
  { id: 'fish-5', mostBaht: 1_000, caughtIn: 970, back: 1_000 },
  { id: 'fish-6', mostBaht: 500, caughtIn: 480, back: 2_000 },
  { id: 'fish-7', mostBaht: 250, caughtIn: 240, back: 4_000 },
  { id: 'fish-8', mostBaht: 200, caughtIn: 96, back: 10_000 },
];

/** Each fish is drawn by itself, also those that nobody shot at, so that the same seed always draws the same. */
function* shootFish(): Drawing<TableResult> {
  const caught: number[] = [];
  for (const [at, { caughtIn }] of fish.entries()) if ((yield DRAWS) < caughtIn) caught.push(at + 1);
  return { kind: 'fish', caught };
}

/** Every set of fish that may be caught together. */
const results: readonly WeightedResult[] = Array.from({ length: 2 ** fish.length }, (_, set) => {
  const isCaught = (at: number) => (set & (1 << at)) !== 0;
  return {
    result: { kind: 'fish', caught: fish.flatMap((_one, at) => (isCaught(at) ? [at + 1] : [])) },
    ways: fish.reduce(
      (ways, { caughtIn }, at) => ways * BigInt(isCaught(at) ? caughtIn : DRAWS - caughtIn),
      1n,
    ),
  };
});

/** Eight fish to shoot at, each caught or not by a chance of its own. */
export const fishing: Table = {
  ...{ id: 'fishing', options: fish, mostStakeBaht: 10_000, mostBackBaht: 50_000, data: fish },
  play: shootFish,
  backOf: (id, result) => {
    const at = fish.findIndex((one) => one.id === id);
    if (at < 0 || result.kind !== 'fish') throw new RangeError(`${id} does not go with ${result.kind}`);
    return result.caught.includes(at + 1) ? (fish[at]?.back ?? 0) : 0;
  },
  results: () => results,
};
