import { getTableName, sql } from 'drizzle-orm';
import type { PublishedEvent } from '#backend/core/changes/read-events.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';

const LOCK = 31_000_003;
const lock: Statement = { name: 'live_note_lock', text: 'SELECT pg_advisory_xact_lock($1::int)' };
const present: Statement = {
  name: 'live_note_present',
  text: `
    SELECT relname AS table, tgname AS name, obj_description(pg_trigger.oid, 'pg_trigger') AS made
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE tgfoid IN ('tell_row'::regproc, 'tell_balance'::regproc)`,
};

/** A trigger: the text that makes it is kept beside it, so that one that should be another is made anew. */
interface Wanted {
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

const word = (text: string) => `'${text.replaceAll("'", "''")}'`;

function triggersOf({ table: own, words, member }: PublishedEvent): Wanted[] {
  const table = getTableName(own);
  const columns = words.columns?.map(({ name }) => `"${name}"`);
  const [was, is] = ['OLD', 'NEW'].map((row) =>
    columns ? `(${columns.map((column) => `${row}.${column}`).join(', ')})` : `${row}.*`,
  );
  const when = {
    insert: 'AFTER INSERT',
    update: `AFTER UPDATE${columns ? ` OF ${columns.join(', ')}` : ''}`,
    delete: 'AFTER DELETE',
  };
  const given = [words.kind, words.id?.name ?? '', words.what?.name ?? '', member?.name ?? ''].map(word);
  return (words.on ?? (['insert', 'update', 'delete'] as const)).map((event) => {
    const name = `told_${words.kind}_${event}`;
    const condition = event === 'update' ? ` WHEN (${was} IS DISTINCT FROM ${is})` : '';
    const text = `CREATE TRIGGER ${name} ${when[event]} ON "${table}" FOR EACH ROW${condition} EXECUTE FUNCTION tell_row(${given.join(', ')})`;
    return { table, name, text };
  });
}

/**
 * Of each movement of a member's money; what moves for a wager is published by the wager, which costs a bill nothing. The
 * postings may be written after the transfer, so it waits for the end of the transaction.
 */
function balanceTrigger(transfers: readonly TransferKind[]): Wanted {
  const silent = transfers.filter(({ ofWager }) => ofWager).map(({ name }) => word(name));
  const condition = silent.length > 0 ? ` WHEN (NEW.kind <> ALL (ARRAY[${silent.join(', ')}]))` : '';
  const text = `CREATE CONSTRAINT TRIGGER told_balance AFTER INSERT ON "transfer" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW${condition} EXECUTE FUNCTION tell_balance()`;
  return { table: 'transfer', name: 'told_balance', text };
}

/**
 * Lets the database itself write an event with every change of the tables that areas declare, so that no verb, job or
 * command can forget it, and stops publishing others. Run at every start, before anything is written.
 */
export async function noteEvents(
  db: Database,
  published: readonly PublishedEvent[],
  transfers: readonly TransferKind[],
): Promise<void> {
  await db.transact(async (tx) => {
    await tx.query(lock, [LOCK]);
    const there = await tx.query<Omit<Wanted, 'text'> & { made: string | null }>(present, []);
    const wanted = [...published.flatMap(triggersOf), balanceTrigger(transfers)];
    const fits = (one: (typeof there)[number]) =>
      wanted.some(({ table, name, text }) => table === one.table && name === one.name && text === one.made);
    for (const { table, name } of there.filter((one) => !fits(one)))
      await tx.orm.execute(sql.raw(`DROP TRIGGER ${name} ON "${table}"`));
    for (const { table, name, text } of wanted) {
      if (there.some((one) => one.table === table && one.name === name && fits(one))) continue;
      await tx.orm.execute(sql.raw(text));
      await tx.orm.execute(sql.raw(`COMMENT ON TRIGGER ${name} ON "${table}" IS ${word(text)}`));
    }
  });
}
