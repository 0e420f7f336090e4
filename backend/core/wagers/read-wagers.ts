import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import type { Job } from '#backend/core/jobs/job.ts';
import { type ChangeRow, changeColumns, changeOf } from '#backend/core/wagers/change-row.ts';
import { givePositions } from '#backend/core/wagers/give-positions.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';

/** Many at once: a listener looks at each member of a batch once, however often they bet. */
const BATCH = 2_000;

const begin: Statement = {
  name: 'wagers_reader_begin',
  text: 'INSERT INTO wager_reader (name, position) VALUES ($1::text, 0) ON CONFLICT DO NOTHING',
};
const hold: Statement = {
  name: 'wagers_reader_hold',
  text: 'SELECT position FROM wager_reader WHERE name = $1::text FOR UPDATE',
};
const next: Statement = {
  name: 'wagers_next',
  text: `
    SELECT ${changeColumns}, event.position FROM (
      SELECT * FROM wager_event WHERE position > $1::bigint ORDER BY position LIMIT ${BATCH}
    ) event
    JOIN wager USING (area, reference)
    LEFT JOIN wager_event before ON before.area = event.area AND before.reference = event.reference
      AND before.version = event.version - 1
    ORDER BY event.position`,
};
const advance: Statement = {
  name: 'wagers_reader_advance',
  text: 'UPDATE wager_reader SET position = $2::bigint WHERE name = $1::text',
};

/**
 * Hands a reader every change that it has not seen, in the order of positions. A batch and how far the reader has come
 * are one transaction, so each change counts once, wherever a process is killed and however many run at once.
 */
export async function readWagers(db: Pick<Database, 'transact'>, reader: WagerListener): Promise<void> {
  await givePositions(db);
  while ((await db.transact((tx) => readBatch(tx, reader))) === BATCH);
}

/** The job that takes a reader on every minute; for the `jobs` of its area. */
export function readerJob(reader: WagerListener): Job {
  return { name: `read-wagers-${reader.name}`, cron: '* * * * *', run: ({ db }) => readWagers(db, reader) };
}

async function readBatch(tx: Tx, { name, apply }: WagerListener): Promise<number> {
  await tx.query(begin, [name]);
  const [cursor] = await tx.query<{ position: bigint }>(hold, [name]);
  const rows = await tx.query<ChangeRow & { readonly position: bigint }>(next, [cursor?.position]);
  const last = rows.at(-1);
  if (!last) return 0;
  await apply(
    tx,
    rows.map(({ position: _, ...row }) => changeOf(row)),
  );
  await tx.query(advance, [name, last.position]);
  return rows.length;
}
