import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#backend/db/database.ts';

/** Found from the working directory: bundled code has no folder of its own. */
const SCRIPT = path.join(process.cwd(), 'backend', 'ledger', 'audit.sql');
const MOST_PER_CHECK = 100;

export interface Difference {
  /** Name of the check in `audit.sql`. */
  readonly check: string;
  /** One sentence with ids and satang. */
  readonly detail: string;
}

/** Name and query of every check of the script. */
export async function auditChecks(): Promise<{ name: string; text: string }[]> {
  const [, ...parts] = (await readFile(SCRIPT, 'utf8')).split(/^-- check: /m);
  return parts.map((part) => {
    const lineEnd = part.indexOf('\n');
    return { name: part.slice(0, lineEnd).trim(), text: part.slice(lineEnd + 1).trim() };
  });
}

/**
 * Compares the ledger with itself and with what it was moved for: balances, sequences, bills, deposits, holds.
 * Answers at most 100 differences per check, none when all agree. Each check is one statement, so it may run under load.
 */
export async function auditLedger(db: Database): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { name, text } of await auditChecks()) {
    const statement = {
      name: `audit_${name}`,
      text: `SELECT detail FROM (${text}) AS difference LIMIT ${MOST_PER_CHECK}`,
    };
    const rows = await db.query<{ detail: string }>(statement, []);
    differences.push(...rows.map((row) => ({ check: name, detail: row.detail })));
  }
  return differences;
}
