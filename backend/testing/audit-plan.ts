import { createHash } from 'node:crypto';
import { areas } from '#backend/areas.ts';
import type { Database } from '#backend/core/db/database.ts';
import { auditChecks, type Difference } from '#backend/core/ops/audit/audit.ts';
import type { CodeCheck } from '#backend/core/ops/audit/audit-part.ts';

/** What checks of one statement ask, in one: apart, sending and reading them takes half of an audit's time. */
const together = (checks: readonly CodeCheck[]): string =>
  checks
    .flatMap(({ name, statement }) =>
      statement ? `SELECT '${name}' AS "check", detail FROM (${statement.text}) AS found_${name}` : [],
    )
    .join('\nUNION ALL\n');

const planName = (text: string) => `audit_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Lets an engine of tests keep the plan of the product's audit, which takes four times as long as carrying it out. */
export async function planAudit(db: Database): Promise<void> {
  const text = together(await auditChecks(areas));
  await db.script(`PREPARE ${planName(text)} AS ${text}`);
  await db.script(`EXECUTE ${planName(text)}`);
}

const kept = { name: 'test_kept_plan', text: 'SELECT 1 FROM pg_prepared_statements WHERE name = $1' };

/** What checks of one statement find. */
export async function findTogether(db: Database, checks: readonly CodeCheck[]): Promise<Difference[]> {
  const text = together(checks);
  if (text === '') return [];
  const name = planName(text);
  const isKept = db.engine === 'pglite' && (await db.query(kept, [name])).length > 0;
  return db.query<Difference>({ name: 'test_audit', text: isKept ? `EXECUTE ${name}` : text }, []);
}
