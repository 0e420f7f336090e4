interface Tier {
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly string[];
}

interface ChangedTier extends Pick<Tier, 'id' | 'name'> {
  /** Numbers that were published before and are no longer. */
  readonly gone: readonly string[];
  readonly came: readonly string[];
}

/** The tiers of which another version of a result has other numbers, in whatever order they are listed. */
export function changedTiers(before: readonly Tier[], after: readonly Tier[]): ChangedTier[] {
  return after.flatMap(({ id, name, numbers }) => {
    const old = before.find((tier) => tier.id === id)?.numbers ?? [];
    const gone = old.filter((number) => !numbers.includes(number));
    const came = numbers.filter((number) => !old.includes(number));
    return gone.length + came.length > 0 ? [{ id, name, gone, came }] : [];
  });
}
