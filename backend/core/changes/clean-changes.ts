import type { Database, Statement } from '#backend/core/db/database.ts';

/** Transactions of a server that this database was copied from would be looked at for ever. */
const clean: Statement = {
  name: 'clean_visible_changes',
  text: `
    DELETE FROM visible_change
    WHERE at < now() - interval '1 hour' OR transaction >= pg_snapshot_xmax(pg_current_snapshot())`,
};

/** Forgets changes that every process has seen long ago. */
export async function cleanChanges({ db }: { readonly db: Database }): Promise<void> {
  await db.query(clean, []);
}
