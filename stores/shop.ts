import { createIntentArea } from '#stores/intent-area.ts';
import { fieldOf } from '#stores/stored.ts';

/** A reward that was asked for at the price that was shown, until it is known what became of it. Never where it goes. */
export interface RedeemIntent {
  readonly memberId: string;
  readonly rewardId: string;
  readonly version: number;
  readonly key: string;
}

function readIntent(stored: unknown): RedeemIntent | null {
  const [memberId, rewardId, version, key] = ['memberId', 'rewardId', 'version', 'key'].map((name) =>
    fieldOf(stored, name),
  );
  const isNamed = typeof memberId === 'string' && typeof rewardId === 'string' && typeof key === 'string';
  return isNamed && typeof version === 'number' ? { memberId, rewardId, version, key } : null;
}

export function createShopArea() {
  return createIntentArea('shop', readIntent);
}
