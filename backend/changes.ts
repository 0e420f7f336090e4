/** Tells whoever keeps what visitors see that it may be different now. */
export interface Changes {
  onChange(listener: () => void): void;
  /** Calls every listener; one that throws keeps the others from nothing. */
  tell(): void;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    onChange: (listener) => void listeners.add(listener),
    tell: () => {
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
