import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Area } from '#backend/area.ts';
import { unitAccounts } from '#backend/core/ledger/declared-units.ts';
import { type CodeCheck, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';
import { entitlementCheck } from '#backend/core/ops/audit/entitlement-check.ts';
import { movementChecks } from '#backend/core/ops/audit/movement-checks.ts';
import { sealCheck } from '#backend/core/ops/audit/seal-check.ts';
import { unitChecks } from '#backend/core/ops/audit/unit-checks.ts';
import { wagerAreaCheck } from '#backend/core/ops/audit/wager-area-check.ts';
import { seedCheck } from '#backend/core/seeds/seed-check.ts';
import type { Ports } from '#backend/ports.ts';
import type { Services } from '#backend/services.ts';

export interface Difference {
  /** Name of the check that found it. */
  readonly check: string;
  /** One sentence with ids and satang. */
  readonly detail: string;
}

type Audited = Pick<
  Area,
  'audit' | 'units' | 'transfers' | 'entitlements' | 'sealings' | 'provides' | 'wagerNames'
>;

/** Found from the working directory: bundled code has no folder of its own, and the build need not look for one. */
async function checksOfScript(script: string): Promise<CodeCheck[]> {
  const text = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), script), 'utf8');
  return text
    .split(/^-- check: /m)
    .slice(1)
    .map((part) => {
      const lineEnd = part.indexOf('\n');
      const name = part.slice(0, lineEnd).trim();
      const query = `SELECT detail FROM (${part.slice(lineEnd + 1).trim()}) AS difference LIMIT ${MOST_PER_CHECK + 1}`;
      const statement = { name: `audit_${name}`, text: query };
      return {
        name,
        statement,
        find: async function* (db) {
          for (const { detail } of await db.query<{ detail: string }>(statement, [])) yield detail;
        },
      };
    });
}

/** Every check but that of seeds: those of the SQL scripts, each one statement, and those in code, which go batch by batch. */
export async function auditChecks(areas: readonly Audited[]): Promise<readonly CodeCheck[]> {
  const scripts = areas.flatMap(({ audit }) => audit.scripts ?? []);
  const inSql = await Promise.all(scripts.map(checksOfScript));
  const ways = movementChecks(areas.flatMap(({ transfers }) => transfers));
  const granted = entitlementCheck(areas.flatMap(({ entitlements }) => entitlements));
  const seals = sealCheck(areas.flatMap(({ sealings }) => sealings));
  const units = unitChecks(unitAccounts(areas));
  const wagers = wagerAreaCheck(areas.flatMap(({ wagerNames }) => wagerNames?.area ?? []));
  const provided: Partial<Ports> = Object.assign({}, ...areas.map(({ provides }) => provides));
  const inCode = areas.flatMap(({ audit }) => [
    ...(audit.checks ?? []),
    ...(audit.checksBy?.(provided) ?? []),
  ]);
  return [...ways, granted, ...units, wagers, ...inSql.flat(), ...inCode, seals];
}

/**
 * Holds the books against themselves and against every document that explains them: accounts, bills, draws, deposits,
 * events, holds, acts of operators, seeds against the backend's secret; lines are settled again from stake, rate and draw. Answers at most 100 differences
 * per check, none when all agree. It may run under load: a statement or a batch sees one moment.
 */
export async function auditBooks(
  { db, accountKey }: Pick<Services, 'db' | 'accountKey'>,
  areas: readonly Audited[],
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { name, find } of [...(await auditChecks(areas)), seedCheck({ accountKey })]) {
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
