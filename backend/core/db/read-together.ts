interface Bounds {
  /** How many reads may be under way. */
  readonly atOnce: number;
  /** How many keys one read is asked for. */
  readonly most: number;
}

/**
 * Reads one value by its key, together with all who ask in the same turn of the event loop or while a read is under way: one read for all of them, which
 * begins after the last of them asked, so that nobody is told what was true before. Undefined for a key without value; whoever waits for a
 * read that fails hears of it.
 */
export function readTogether<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  { atOnce, most }: Bounds,
): (key: string) => Promise<Value | undefined> {
  const waiting = new Map<string, PromiseWithResolvers<Value | undefined>>();
  let underWay = 0;
  let isLeaving = false;

  async function leave(): Promise<void> {
    isLeaving = false;
    underWay += 1;
    const asked = [...waiting].slice(0, most);
    for (const [key] of asked) waiting.delete(key);
    leaveSoon();
    try {
      const found = await read(asked.map(([key]) => key));
      for (const [key, { resolve }] of asked) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of asked) reject(error);
    }
    underWay -= 1;
    leaveSoon();
  }

  function leaveSoon(): void {
    if (waiting.size === 0 || isLeaving || underWay >= atOnce) return;
    isLeaving = true;
    // Not before the requests that arrived with this one have asked too.
    setImmediate(() => void leave());
  }

  return (key) => {
    const one = waiting.get(key) ?? Promise.withResolvers<Value | undefined>();
    waiting.set(key, one);
    leaveSoon();
    return one.promise;
  };
}
