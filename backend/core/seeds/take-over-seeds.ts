import type { Database, Statement } from '#backend/core/db/database.ts';
import { SEAL } from '#backend/core/evidence/seal-rows.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import { findStrangeSeeds } from '#backend/core/seeds/find-strange-seeds.ts';
import { type SeedArea, seedAreas } from '#backend/core/seeds/seed-pairs.ts';
import { keyMark } from '#backend/secrets.ts';
import type { Services } from '#backend/services.ts';

/** The mark of a secret, and the commitments of seeds that are not of it by their ids; an area that came later has none. */
type TakenOver = { readonly secret: string } & Readonly<
  Partial<Record<`${SeedArea}_seed`, Readonly<Record<string, string>>>>
>;

const lockEnd: Statement = { name: 'seeds_hold_end', text: 'SELECT no FROM ops_log_end FOR UPDATE' };
const newest: Statement = {
  name: 'seeds_taken_over',
  text: `SELECT asked FROM ops_log WHERE command = '${SEAL}' AND asked ? 'secret' ORDER BY no DESC LIMIT 1`,
};

/** What the chained log says last of seeds of earlier secrets; undefined before the first time. */
export async function readTakenOver(db: Pick<Database, 'query'>): Promise<TakenOver | undefined> {
  const [act] = await db.query<{ asked: TakenOver }>(newest, []);
  return act?.asked;
}

type By = Pick<Services, 'db' | 'clock' | 'random' | 'accountKey'>;

/** Believes the seeds that another secret made, once for each secret of the backend: how they came to be cannot be computed any more. */
export async function takeOverSeeds({ db, clock, random, accountKey }: By): Promise<void> {
  const mark = keyMark(accountKey);
  if ((await readTakenOver(db))?.secret === mark) return;
  await db.transact(async (tx) => {
    await tx.query(lockEnd, []);
    if ((await readTakenOver(tx))?.secret === mark) return;
    const asked: Record<string, string | Record<string, string>> = { secret: mark };
    for (const area of seedAreas) {
      const strange: Record<string, string> = {};
      for await (const { id, commit } of findStrangeSeeds({ db: tx, accountKey }, area)) strange[id] = commit;
      asked[`${area}_seed`] = strange;
    }
    const why = 'what was drawn from before this secret';
    await writeAct(tx, { id: random.uuid(), at: clock.now(), who: 'site', command: SEAL, why, asked }, {});
  });
}
