import { sealedActs } from '#backend/areas/protection/sealings.ts';
import { protectionAct } from '#backend/areas/protection/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';

/** Writes what was done about a limit or an exclusion, and seals it: the last thing of its transaction. */
export async function writeProtectionAct(
  tx: Tx,
  by: Pick<Services, 'clock' | 'random'>,
  act: typeof protectionAct.$inferInsert,
): Promise<void> {
  const written = await tx.orm.insert(protectionAct).values(act).returning({ id: protectionAct.id });
  const ids = written.map(({ id }) => id);
  await sealRows(tx, by, sealedActs, ids);
}
