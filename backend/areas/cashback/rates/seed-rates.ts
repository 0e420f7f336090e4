import { cashbackRate } from '#backend/areas/cashback/tables.ts';
import type { Services } from '#backend/services.ts';
import { firstRates } from '#rules/cashback/rates.ts';

/** Puts the first rates in place, from before any day that is measured. */
export async function seedRates({ db, clock }: Services): Promise<void> {
  const at = clock.now();
  const rows = firstRates.map((rates) => ({ fromDay: '2025-01-01', number: 1, ...rates, at }));
  await db.orm.insert(cashbackRate).values(rows).onConflictDoNothing();
}
