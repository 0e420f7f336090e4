/** Tells whoever keeps what visitors see that it may be different now. */
export interface Changes {
  onChange(listener: () => void): void;
  /** How often it was told; what was read before the newest is out of date. */
  count(): number;
  /** Calls every listener; one that throws keeps the others from nothing. */
  tell(): void;
}

/** Begins with nobody to tell. */
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
