import { sealedWheels } from '#backend/areas/wheel/sealings.ts';
import { wheelPrize, wheelWeights } from '#backend/areas/wheel/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import type { Prize } from '#rules/wheel/prize.ts';

interface NewWeights {
  readonly version: number;
  readonly startsAt: Date;
  readonly setAt: Date;
  readonly prizes: readonly Prize[];
}

/** Writes a version of the weights, and seals it; false where it is there already. */
export async function insertWeights(
  by: Pick<Services, 'clock' | 'random'>,
  tx: Tx,
  weights: NewWeights,
): Promise<boolean> {
  const { orm } = tx;
  const { prizes, ...one } = weights;
  const made = await orm.insert(wheelWeights).values(one).onConflictDoNothing().returning();
  if (made.length === 0) return false;
  const slices = prizes.map((prize, place) => ({ version: one.version, place, ...prize }));
  await orm.insert(wheelPrize).values(slices);
  await sealRows(tx, by, sealedWheels, [one.version]);
  return true;
}
