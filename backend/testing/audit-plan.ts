import { createHash } from 'node:crypto';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/core/db/database.ts';
import { auditChecks, type Difference } from '#backend/core/ops/audit/audit.ts';
import type { CodeCheck } from '#backend/core/ops/audit/audit-part.ts';

/**
 * So many checks are asked in one statement. What planning costs grows with the square of the checks, so all of them in one
 * take three times as long; where a plan is made once for many tests, sending and reading the statements costs more.
 */
const CHECKS_OF_STATEMENT = { postgres: 8, pglite: 64 };

/** What checks of one statement ask, some in each. */
function together(engine: Database['engine'], checks: readonly CodeCheck[]): string[] {
  const size = CHECKS_OF_STATEMENT[engine];
  const texts = checks.flatMap(({ name, statement }) =>
    statement ? `SELECT '${name}' AS "check", detail FROM (${statement.text}) AS found_${name}` : [],
  );
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
    texts.slice(at * size, (at + 1) * size).join('\nUNION ALL\n'),
  );
}

const planName = (text: string) => `audit_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Lets an engine of tests keep the plans of the product's audit, which take four times as long as carrying it out. */
export async function planAudit(db: Database): Promise<void> {
  for (const text of together(db.engine, await auditChecks(areas))) {
    await db.script(`PREPARE ${planName(text)} AS ${text}`);
    await db.script(`EXECUTE ${planName(text)}`);
  }
}

const planned = { name: 'test_planned', text: 'SELECT name FROM pg_prepared_statements' };

/** What checks of one statement find. */
export async function findTogether(db: Database, checks: readonly CodeCheck[]): Promise<Difference[]> {
  const found: Difference[] = [];
  const rows = db.engine === 'pglite' ? await db.query<{ name: string }>(planned, []) : [];
  const names = new Set(rows.map(({ name }) => name));
  for (const text of together(db.engine, checks)) {
    const name = planName(text);
    // Each text has a name of its own, for no connection may prepare two statements under one.
    const asked = names.has(name) ? `EXECUTE ${name}` : text;
    found.push(...(await db.query<Difference>({ name: `test_${name}`, text: asked }, [])));
  }
  return found;
}
