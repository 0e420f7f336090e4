import type { Area } from '#backend/area.ts';
import { takeOver } from '#backend/core/evidence/seal-rows.ts';
import { unitAccounts, unitFaults } from '#backend/core/ledger/declared-units.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { takeOverSeeds } from '#backend/core/seeds/take-over-seeds.ts';
import type { Services } from '#backend/services.ts';

/**
 * Puts the accounts of the house and each area's first data in place. Run at every start; changes nothing that is there.
 * Throws when units and kinds of transfer do not fit together.
 */
export async function seed(services: Services, areas: readonly Area[]): Promise<void> {
  const { db, random, agentId } = services;
  const faults = unitFaults(areas);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const house = unitAccounts(areas)
    .filter(({ kind }) => kind.startsWith('house.'))
    .map(({ kind, unit }) => ({ id: random.uuid(), agentId, kind, unit, name: kind }));
  if (house.length > 0) await db.orm.insert(ledgerAccount).values(house).onConflictDoNothing();
  await takeOver(
    services,
    areas.flatMap(({ sealings }) => sealings),
  );
  await takeOverSeeds(services);
  for (const area of areas) await area.seed(services);
}
