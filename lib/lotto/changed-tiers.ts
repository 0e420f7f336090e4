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

/** Numbers of one list less those of another; of a number that stands twice only as many as the other has go. */
function without(numbers: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return numbers.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The tiers of which another version of a result has other numbers, in whatever order they are listed. */
export function changedTiers(before: readonly Tier[], after: readonly Tier[]): ChangedTier[] {
  return after.flatMap(({ id, name, numbers }) => {
    const old = before.find((tier) => tier.id === id)?.numbers ?? [];
    const gone = without(old, numbers);
    const came = without(numbers, old);
    return gone.length + came.length > 0 ? [{ id, name, gone, came }] : [];
  });
}
