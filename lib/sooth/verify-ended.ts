import type { SoothEndedShoe } from '#lib/api/sooth/queries.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { type ShoeFault, verifyShoe } from '#rules/sooth/shoe-seeds.ts';

/** Deals an ended shoe again in this browser, from what is published and nothing else; null when all of it is true. */
export function verifyEnded(roomId: number, shoe: SoothEndedShoe): Promise<ShoeFault | null> {
  return verifyShoe(plainHashing, { ...shoe, roomId });
}
