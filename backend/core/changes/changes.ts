/** Publishes within the process that what visitors see may be different now, so that caches drop it. */
export interface Changes {
  onChange(listener: () => void): void;
  /** How many changes were published; what was read before the newest is out of date. */
  count(): number;
  /** Calls every listener; one that throws keeps the others from nothing. */
  tell(): void;
}

/** Begins without listeners. */
export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    count: () => count,
    onChange: (listener) => void listeners.add(listener),
    tell: () => {
      count += 1;
      for (const listener of listeners) {
        try {
          listener();
        } catch {
          // What it keeps is its own to look after.
        }
      }
    },
  };
}
