/** The same text for the same events, whatever the order of their keys: not everything that keeps them keeps it. */
const textOf = (events: readonly object[]): string =>
  JSON.stringify(events, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** True when the same happened in both, in the same order. */
export function sameEvents(one: readonly object[], other: readonly object[]): boolean {
  return textOf(one) === textOf(other);
}
