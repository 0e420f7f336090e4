import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cleanChanges } from '#backend/core/changes/clean-changes.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';

const LOCK = 31_000_002;
const lock: Statement = { name: 'note_changes_lock', text: 'SELECT pg_advisory_xact_lock($1::int)' };
const present: Statement = {
  name: 'note_changes_present',
  text: `
    SELECT relname AS table, tgname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE tgfoid = 'note_visible_change'::regproc`,
};

/** By name, when each trigger of a table goes off; an update that changes nothing is none. */
const triggers: Readonly<Record<string, (table: string) => string>> = {
  visible_rows: (table) => `AFTER INSERT OR DELETE ON ${table} FOR EACH ROW`,
  visible_update: (table) => `AFTER UPDATE ON ${table} FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)`,
  visible_truncate: (table) => `AFTER TRUNCATE ON ${table} FOR EACH STATEMENT`,
};

/**
 * Lets the database itself note every change of the tables that areas declare as seen by visitors, so that no verb,
 * job or command can forget it, and stops noting others. Run at every start, before anything is written; touches
 * nothing when it is as it should be.
 */
export async function noteChanges(db: Database, tables: readonly PgTable[]): Promise<void> {
  await db.transact(async (tx) => {
    await tx.query(lock, [LOCK]);
    const there = await tx.query<{ table: string; name: string }>(present, []);
    const wanted = tables.flatMap((one) =>
      Object.keys(triggers).map((name) => ({ table: getTableName(one), name })),
    );
    const has = (list: typeof wanted, { table, name }: (typeof wanted)[number]) =>
      list.some((one) => one.table === table && one.name === name);
    for (const one of there.filter((each) => !has(wanted, each)))
      await tx.orm.execute(sql.raw(`DROP TRIGGER ${one.name} ON "${one.table}"`));
    for (const one of wanted.filter((each) => !has(there, each)))
      await tx.orm.execute(
        sql.raw(
          `CREATE TRIGGER ${one.name} ${triggers[one.name]?.(`"${one.table}"`)} EXECUTE FUNCTION note_visible_change()`,
        ),
      );
  });
  await cleanChanges({ db });
}
