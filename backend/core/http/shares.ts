import { addressKey } from '#backend/core/limits/caller-keys.ts';

export interface Shares {
  /** Takes one for an address and answers how to give it back; undefined when the address holds its share already. */
  take(address: string): (() => void) | undefined;
}

/** What one address may hold at once of something that all share. */
export function createShares(each: number): Shares {
  const held = new Map<string, number>();
  return {
    take: (address) => {
      const key = addressKey(address);
      const before = held.get(key) ?? 0;
      if (before >= each) return undefined;
      held.set(key, before + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
