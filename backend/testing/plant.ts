import { areas } from '#backend/areas.ts';
import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { brokenSeals } from '#backend/core/evidence/broken-seals.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';

const MOST = 10_000;

const unguarded: Statement = {
  name: 'test_without_guards',
  text: `SELECT set_config('session_replication_role', 'replica', true)`,
};

/** Writes what the product never writes, as the owner of the database can: no trigger of the schema looks at this transaction. */
export async function plant(
  { db }: { readonly db: Database },
  work: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await db.transact(async (tx) => {
    await tx.query(unguarded, []);
    await work(tx);
  });
}

/** The same, and the log has what was planted: a world that was always so. */
export async function plantSealed(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await plant(services, work);
  await services.db.transact(async (tx) => {
    for (const sealing of areas.flatMap(({ sealings }) => sealings)) {
      const keys = await brokenSeals(tx, sealing, MOST);
      await sealRows(tx, services, sealing, keys);
    }
  });
}
