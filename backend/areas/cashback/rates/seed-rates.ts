import { rateKey, sealedRates } from '#backend/areas/cashback/sealings.ts';
import { cashbackRate } from '#backend/areas/cashback/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import { firstRates } from '#rules/cashback/rates.ts';

/** Puts the first rates in place, from before any day that is measured. */
export async function seedRates(services: Services): Promise<void> {
  const at = services.clock.now();
  const rows = firstRates.map((rates) => ({ fromDay: '2025-01-01', number: 1, ...rates, at }));
  await services.db.transact(async (tx) => {
    const fresh = await tx.orm.insert(cashbackRate).values(rows).onConflictDoNothing().returning();
    await sealRows(tx, services, sealedRates, fresh.map(rateKey));
  });
}
