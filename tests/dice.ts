/** Pseudo-random, the same in every run of one seed. */
export interface Dice {
  /** A whole number from 0 up to below `count`. */
  below(count: number): number;
  /** True in so many of a hundred cases. */
  in100(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Dice of a linear congruence: enough to choose what a member does. */
export function makeDice(seed: number): Dice {
  let state = BigInt(seed);
  const next = () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number(state >> 33n);
  };
  const below = (count: number) => next() % count;
  return {
    below,
    in100: (percent) => below(100) < percent,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to choose from');
      return item;
    },
  };
}
