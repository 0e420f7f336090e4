import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#backend/db/database.ts';
import type { CodeCheck, Difference } from '#backend/ops/audit/difference.ts';
import { findDamagedDraws } from '#backend/ops/audit/recheck-draws.ts';
import { findChangedKinds } from '#backend/ops/audit/recheck-kinds.ts';
import { findWrongLines } from '#backend/ops/audit/recheck-lines.ts';
import { findWrongPayloads } from '#backend/ops/audit/recheck-payloads.ts';

/** Found from the working directory: bundled code has no folder of its own. */
const FOLDER = path.join(process.cwd(), 'backend', 'ops', 'audit');
const SCRIPTS = ['ledger.sql', 'payment.sql', 'lotto.sql', 'operator.sql'];
const MOST_PER_CHECK = 100;

const codeChecks: readonly CodeCheck[] = [
  { name: 'draw', find: findDamagedDraws },
  { name: 'kind_terms', find: findChangedKinds },
  { name: 'line_outcome', find: findWrongLines },
  { name: 'deposit_payload', find: findWrongPayloads },
];

async function sqlChecks(): Promise<CodeCheck[]> {
  const texts = await Promise.all(SCRIPTS.map((script) => readFile(path.join(FOLDER, script), 'utf8')));
  const parts = texts.flatMap((text) => text.split(/^-- check: /m).slice(1));
  return parts.map((part) => {
    const lineEnd = part.indexOf('\n');
    const name = part.slice(0, lineEnd).trim();
    const text = `SELECT detail FROM (${part.slice(lineEnd + 1).trim()}) AS difference LIMIT ${MOST_PER_CHECK + 1}`;
    const statement = { name: `audit_${name}`, text };
    return {
      name,
      find: async function* (db) {
        for (const { detail } of await db.query<{ detail: string }>(statement, [])) yield detail;
      },
    };
  });
}

/** Every check: those of the SQL scripts, each one statement, and those in code, which go batch by batch. */
export async function auditChecks(): Promise<readonly CodeCheck[]> {
  return [...(await sqlChecks()), ...codeChecks];
}

/**
 * Holds the books against themselves and against every document that explains them: accounts, bills, draws, deposits,
 * events, holds, acts of operators; lines are settled again from stake, rate and draw. Answers at most 100 differences
 * per check, none when all agree. It may run under load: a statement or a batch sees one moment.
 */
export async function auditBooks(db: Database): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { name, find } of await auditChecks()) {
    let found = 0;
    for await (const detail of find(db)) {
      found += 1;
      const isMore = found > MOST_PER_CHECK;
      differences.push({ check: name, detail: isMore ? `and more than these ${MOST_PER_CHECK}` : detail });
      if (isMore) break;
    }
  }
  return differences;
}
