import type { Area } from '#stores/area.ts';
import { createKept, fieldOf } from '#stores/kept.ts';

/** A reward that was asked for at the price that was shown, until it is known what became of it. Never where it goes. */
export interface RedeemIntent {
  readonly memberId: string;
  readonly rewardId: string;
  readonly version: number;
  readonly key: string;
}

/** A reward that was asked for survives a reload of the tab; all else of the shop is read from the site. */
export interface ShopState extends Area {
  readonly intent: RedeemIntent | null;
  setIntent(intent: RedeemIntent | null): void;
}

function readIntent(stored: unknown): RedeemIntent | null {
  const kept = fieldOf(stored, 'intent');
  const [memberId, rewardId, version, key] = ['memberId', 'rewardId', 'version', 'key'].map((name) =>
    fieldOf(kept, name),
  );
  const isNamed = typeof memberId === 'string' && typeof rewardId === 'string' && typeof key === 'string';
  return isNamed && typeof version === 'number' ? { memberId, rewardId, version, key } : null;
}

export function createShopArea() {
  return createKept<ShopState>({
    place: 'session_data',
    name: 'shop',
    create: (set) => ({
      intent: null,
      setIntent: (intent) => set({ intent }),
      forget: () => set({ intent: null }),
    }),
    keep: ({ intent }) => ({ intent }),
    read: (kept) => ({ intent: readIntent(kept) }),
  });
}
