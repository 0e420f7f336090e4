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
  /** The one that was used longest ago stands first. */
  const things = new Map<string, { thing: Thing; bytes: number }>();
  let bytes = 0;

  function remove(name: string): void {
    bytes -= things.get(name)?.bytes ?? 0;
    things.delete(name);
  }

  return {
    get: (name) => {
      const found = things.get(name);
      if (!found) return undefined;
      things.delete(name);
      things.set(name, found);
      return found.thing;
    },
    put: (name, thing, own) => {
      remove(name);
      const size = sizeOf(name, own);
      things.set(name, { thing, bytes: size });
      bytes += size;
      for (const oldest of things.keys()) {
        if (bytes <= limitBytes) break;
        remove(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
