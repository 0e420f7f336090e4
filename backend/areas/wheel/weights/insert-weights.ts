import { wheelPrize, wheelWeights } from '#backend/areas/wheel/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Prize } from '#rules/wheel/prize.ts';

interface NewWeights {
  readonly version: number;
  readonly startsAt: Date;
  readonly setAt: Date;
  readonly prizes: readonly Prize[];
}

/** Writes a version of the weights; false where it is there already. */
export async function insertWeights({ orm }: Pick<Tx, 'orm'>, weights: NewWeights): Promise<boolean> {
  const { prizes, ...one } = weights;
  const made = await orm.insert(wheelWeights).values(one).onConflictDoNothing().returning();
  if (made.length === 0) return false;
  const slices = prizes.map((prize, place) => ({ version: one.version, place, ...prize }));
  await orm.insert(wheelPrize).values(slices);
  return true;
}
