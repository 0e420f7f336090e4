import type { Hand } from '#rules/baccarat/hand.ts';
import { dealShoe, shuffleShoe } from '#rules/baccarat/shoe.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { MOST_HANDS, SHOES_A_DAY, type Slot } from './schedule.ts';

/** The seeds of a day at one table, and what is shown of them before its first shoe. */
export interface DaySeeds {
  /** SHA-256 of the seed of the first shoe. */
  readonly commit: string;
  /** By the number of the shoe, the first one at 0; the hash of each is the one before it. */
  readonly seeds: readonly string[];
}

/** Makes the chain of a day from its end. Who knows one seed knows those before it, and none after it. */
export async function daySeeds(hashing: Hashing, secret: string): Promise<DaySeeds> {
  const seeds = [await hashing.hmac(secret, 'shoes')];
  for (let made = 1; made < SHOES_A_DAY; made += 1) seeds.push(await hashing.sha256(seeds.at(-1) ?? ''));
  return { commit: await hashing.sha256(seeds.at(-1) ?? ''), seeds: seeds.reverse() };
}

/** True when a seed is that of shoe `no` of the day that was committed to: hashed so often it is the commitment. */
export async function isSeedOf(hashing: Hashing, commit: string, no: number, seed: string): Promise<boolean> {
  let hash = seed;
  for (let step = 0; step < no; step += 1) hash = await hashing.sha256(hash);
  return hash === commit;
}

interface SeededShoe extends Slot {
  readonly roomId: number;
  readonly seed: string;
}

/** All hands of a shoe, by its seed, table, day and number alone. */
export async function handsOf(hashing: Hashing, { roomId, day, no, seed }: SeededShoe): Promise<Hand[]> {
  const play = { seed, clientSeed: `sooth:${roomId}:${day}`, nonce: no };
  return dealShoe(await shuffleShoe(hashing, play), MOST_HANDS);
}

export type ShoeFault = 'seed' | 'hands';

interface ShownShoe extends SeededShoe {
  readonly commit: string;
  /** Outcomes that were shown, a letter for each hand. */
  readonly outcomes: string;
}

export const outcomesOf = (hands: readonly Hand[]) => hands.map(({ outcome }) => outcome).join('');

/** What of an ended shoe does not follow from its seed; null where all does. */
export async function verifyShoe(hashing: Hashing, shoe: ShownShoe): Promise<ShoeFault | null> {
  if (!(await isSeedOf(hashing, shoe.commit, shoe.no, shoe.seed))) return 'seed';
  return outcomesOf(await handsOf(hashing, shoe)) === shoe.outcomes ? null : 'hands';
}
