import type { Database, Statement } from '#backend/core/db/database.ts';
import { liveTimes } from '#contract/live-words.ts';

/** Twice what a stream can be taken up over, by the database's clock. */
const clean: Statement = {
  name: 'live_clean',
  text: `DELETE FROM live_event WHERE at < now() - make_interval(secs => $1::int)`,
};

/** Forgets events that no stream asks for any more. */
export async function cleanEvents({ db }: { readonly db: Database }): Promise<void> {
  await db.query(clean, [(2 * liveTimes.keepMs) / 1_000]);
}
