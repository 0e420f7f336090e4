/** What is kept, with a limit in bytes: what was used longest ago goes first. */
export interface Shelf<Thing> {
  get(name: string): Thing | undefined;
  /** Puts a thing in its place, or says how large it is now; it may be gone again at once. */
  put(name: string, thing: Thing, bytes: number): void;
  readonly bytes: number;
}

/** An entry of a map, a few objects and a name in two bytes a letter. */
const OVERHEAD = 400;
const sizeOf = (name: string, bytes: number) => OVERHEAD + 2 * name.length + bytes;

export function createShelf<Thing>(limitBytes: number): Shelf<Thing> {
  const things = new Map<string, { thing: Thing; bytes: number; usedAt: number }>();
  let bytes = 0;
  let turn = 0;

  function remove(name: string): void {
    bytes -= things.get(name)?.bytes ?? 0;
    things.delete(name);
  }

  function removeOldest(): void {
    let oldest: string | undefined;
    let usedAt = Number.POSITIVE_INFINITY;
    for (const [name, one] of things) {
      if (one.usedAt < usedAt) [oldest, usedAt] = [name, one.usedAt];
    }
    if (oldest !== undefined) remove(oldest);
  }

  return {
    get: (name) => {
      const found = things.get(name);
      if (found) {
        turn += 1;
        found.usedAt = turn;
      }
      return found?.thing;
    },
    put: (name, thing, own) => {
      remove(name);
      turn += 1;
      things.set(name, { thing, bytes: sizeOf(name, own), usedAt: turn });
      bytes += sizeOf(name, own);
      while (bytes > limitBytes) removeOldest();
    },
    get bytes() {
      return bytes;
    },
  };
}
