/** What visitors are shown of paid bills: of a day at most, a few, and none so small that it tells of one person's habits. */
export const shownWins = {
  leastSatang: 100_000n,
  hours: 24,
  count: 5,
  /** So many are looked at, for of one member only the newest is shown. */
  among: 50,
} as const;
