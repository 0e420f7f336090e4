import { holdOwner } from '#backend/areas/house/rounds/current-seed.ts';
import { DEMO_MS } from '#backend/areas/house/sessions/demo.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';

/** Demos that are looked for at a time; each goes in a transaction of its own. */
const BATCH = 200;
/** More are left for the next run. */
const BATCHES = 20;

const ended: Statement = {
  name: 'house_ended_demos',
  text: `
    SELECT id, opened_at AS "openedAt" FROM house_session
    WHERE player_id IS NULL AND opened_at <= $1::timestamptz AND (opened_at, id) > ($2::timestamptz, $3::uuid)
    ORDER BY opened_at, id LIMIT ${BATCH}`,
};
/** In this order: what is left says whose it is. The database refuses all that is not of a demo. */
const removals: readonly Statement[] = [
  {
    name: 'house_delete_demo_rounds',
    text: 'DELETE FROM house_round WHERE session_id = $1::uuid AND player_id IS NULL AND is_demo',
  },
  { name: 'house_delete_demo_seeds', text: 'DELETE FROM house_seed WHERE owner = $1::uuid' },
  {
    name: 'house_delete_demo',
    text: 'DELETE FROM house_session WHERE id = $1::uuid AND player_id IS NULL AND demo_satang IS NOT NULL',
  },
];

interface Ended {
  readonly id: string;
  readonly openedAt: Date;
}

const FIRST: Ended = { id: '00000000-0000-0000-0000-000000000000', openedAt: new Date(0) };

/** Deletes one demo whole, so that what the audit counts of its seeds holds at any moment. */
async function deleteDemo(tx: Tx, id: string): Promise<void> {
  // A round that is being drawn is written before, or finds that its demo is over.
  await holdOwner(tx, id);
  for (const removal of removals) await tx.query(removal, [id]);
}

/** Deletes demos that are over with all that was drawn in them; answers how many. */
export async function deleteDemos(services: Pick<Services, 'db' | 'clock' | 'log'>): Promise<number> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - DEMO_MS);
  const rows = rowByRow(services, 'deleting a demo');
  let gone = 0;
  let last = FIRST;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const demos = await db.query<Ended>(ended, [before, last.openedAt, last.id]);
    for (const { id } of demos)
      if (await rows.attempt(id, () => db.transact((tx) => deleteDemo(tx, id).then(() => true)))) gone += 1;
    if (demos.length < BATCH) break;
    last = demos.at(-1) ?? last;
  }
  rows.finish();
  return gone;
}
