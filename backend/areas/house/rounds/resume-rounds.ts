import { and, asc, eq, lt } from 'drizzle-orm';
import { resumeRound } from '#backend/areas/house/rounds/settle-round.ts';
import { houseRound } from '#backend/areas/house/tables.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';

/** A round is asked about after this; until then its own request may still be on the way. */
const AFTER_MS = 30_000;
const AT_ONCE = 100;

/** Ends rounds that the wallet never answered about. */
export async function resumeRounds(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - AFTER_MS);
  const waits = and(
    eq(houseRound.status, 'pending'),
    eq(houseRound.isDemo, false),
    lt(houseRound.playedAt, before),
  );
  const rows = await services.db.orm
    .select()
    .from(houseRound)
    .where(waits)
    .orderBy(asc(houseRound.playedAt))
    .limit(AT_ONCE);
  const rounds = rowByRow(services, 'asking what became of a round');
  const asker = { ...services, now: () => services.clock.now() };
  for (const row of rows) await rounds.attempt(row.id, () => resumeRound(asker, row));
  rounds.finish();
}
