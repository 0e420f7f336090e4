import type { DrawnTier } from '#rules/lotto/kinds/derivation.ts';

/** A number of a tier, and how often it was drawn there. */
export interface DrawnNumber {
  readonly number: string;
  readonly times: number;
}

/** The numbers of a tier in the order in which they were drawn, each once. */
export function timesDrawn(numbers: readonly string[]): DrawnNumber[] {
  const times = Map.groupBy(numbers, (number) => number);
  return [...times.entries()].map(([number, drawn]) => ({ number, times: drawn.length }));
}

/** What an operator should look at twice in a draw that is allowed: numbers that win more than once. */
export function repeatsIn(tiers: readonly DrawnTier[]): string[] {
  const within = tiers.flatMap(({ id, numbers }) =>
    timesDrawn(numbers)
      .filter(({ times }) => times > 1)
      .map(({ number, times }) => `${id}: ${number} was drawn ${times} times and wins as often`),
  );
  const homes = Map.groupBy(
    tiers.flatMap(({ id, numbers }) => [...new Set(numbers)].map((number) => ({ id, number }))),
    ({ number }) => number,
  );
  const across = [...homes.entries()]
    .filter(([, drawn]) => drawn.length > 1)
    .map(
      ([number, drawn]) =>
        `${number} was drawn in ${drawn.map(({ id }) => id).join(' and ')} and wins in each`,
    );
  return [...within, ...across];
}
