import { getTableName } from 'drizzle-orm';
import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { keyOf, type Sealing, sealedRows } from '#backend/core/evidence/sealing.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import type { Services } from '#backend/services.ts';

/** Acts of the site itself, whose `asked` has hashes of rows: name of the sealing, name of the row, hash. */
export const SEAL = 'seal';
export const TAKE_OVER = 'take over';

type By = Pick<Services, 'clock' | 'random'>;
type Hashes = Readonly<Record<string, string>>;

/** A row by its name. A single column of plain type is asked by its index. */
function only(sealing: Sealing): string {
  const [column, ...others] = sealing.key;
  const type = column?.getSQLType() ?? '';
  if (!column || others.length > 0 || type.startsWith('timestamp'))
    return `AND ${keyOf(sealing)} = ANY($1::text[])`;
  return `AND "${getTableName(sealing.table)}"."${column.name}" = ANY($1::text[]::${type}[])`;
}

function read(sealing: Sealing, isWhole: boolean): Statement {
  return isWhole
    ? { name: `evidence_all_${sealing.name}`, text: sealedRows(sealing) }
    : { name: `evidence_some_${sealing.name}`, text: sealedRows(sealing, only(sealing)) };
}

async function hashesOf(tx: Tx, sealing: Sealing, keys?: readonly string[]): Promise<Hashes> {
  const statement = read(sealing, keys === undefined);
  const rows = await tx.query<{ key: string; hash: string }>(statement, keys === undefined ? [] : [keys]);
  // A row that was taken out is said with an empty hash.
  const gone = (keys ?? []).map((key) => [key, '']);
  return Object.fromEntries([...gone, ...rows.map(({ key, hash }) => [key, hash])]);
}

async function writeSeal(
  tx: Tx,
  { clock, random }: By,
  act: { readonly command: string; readonly why: string; readonly asked: Readonly<Record<string, Hashes>> },
): Promise<void> {
  await writeAct(tx, { ...act, id: random.uuid(), at: clock.now(), who: 'site' }, {});
}

/**
 * Writes into the chained log what rows are, by the names that the log has for them. The last thing of a transaction: who seals
 * afterwards waits for its end, and nothing may wait for them here.
 */
export async function sealRows(
  tx: Tx,
  by: By,
  sealing: Sealing,
  keys: readonly (string | number | bigint)[],
): Promise<void> {
  if (keys.length === 0) return;
  const asked = { [sealing.name]: await hashesOf(tx, sealing, keys.map(String)) };
  await writeSeal(tx, by, { command: SEAL, why: '', asked });
}

const lockEnd: Statement = { name: 'evidence_hold_end', text: 'SELECT no FROM ops_log_end FOR UPDATE' };
const takenOver: Statement = {
  name: 'evidence_taken_over',
  text: `SELECT DISTINCT name FROM ops_log CROSS JOIN LATERAL jsonb_object_keys(asked) AS said (name) WHERE command = '${TAKE_OVER}'`,
};

const namesOf = async (db: Pick<Database, 'query'>) =>
  new Set((await db.query<{ name: string }>(takenOver, [])).map(({ name }) => name));

/** Believes the rows that are there when a sealing is new, once: what was before cannot be told any more. */
export async function takeOver(
  { db, ...by }: By & Pick<Services, 'db'>,
  sealings: readonly Sealing[],
): Promise<void> {
  const before = await namesOf(db);
  if (sealings.every(({ name }) => before.has(name))) return;
  await db.transact(async (tx) => {
    await tx.query(lockEnd, []);
    const known = await namesOf(tx);
    const fresh = sealings.filter(({ name }) => !known.has(name));
    if (fresh.length === 0) return;
    const asked: Record<string, Hashes> = {};
    for (const sealing of fresh) asked[sealing.name] = await hashesOf(tx, sealing);
    await writeSeal(tx, by, { command: TAKE_OVER, why: 'what was there before it was sealed', asked });
  });
}
