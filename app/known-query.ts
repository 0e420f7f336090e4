type Query = Record<string, string | string[] | undefined>;

export interface Asked {
  readonly searchParams?: Promise<Query>;
}

/**
 * The part of its address' query that a page reads, and whether that is all there is: what it cannot see does not change
 * what it shows, so the page may be kept under its address as it is.
 */
export async function knownQuery({ searchParams }: Asked, names: readonly string[]) {
  const asked = Object.entries((await searchParams) ?? {});
  const known = asked.filter(([name]) => names.includes(name));
  const isAll = known.length === asked.length && known.every(([, value]) => typeof value === 'string');
  return { query: Object.fromEntries(known), isAll };
}
