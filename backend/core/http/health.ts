import type { WriteTrouble } from '#backend/core/db/database.ts';
import { answer } from '#backend/core/http/answer.ts';
import type { JobsHealth, JobsTrouble } from '#backend/core/jobs/run-jobs.ts';
import type { Services } from '#backend/services.ts';
import site from '#package.json' with { type: 'json' };

const PING_MS = 2_000;

/** Why something is wrong, in the only words that a stranger reads; what exactly happened stands in the log. */
export type HealthReason = 'starting' | 'database_away' | WriteTrouble | JobsTrouble;

/** What the backend knows of itself while it runs. */
export interface HealthFacts {
  /** Names of the applied migrations; empty until the database was there once. */
  readonly migrations: readonly string[];
  readonly jobs: JobsHealth;
  /** What else was noticed while serving; it is said and makes the site unhealthy. */
  readonly noticed?: readonly HealthReason[];
}

/** What the database says within two seconds: that it can write, that it cannot, or nothing. */
async function databaseReasons({ db }: Services): Promise<HealthReason[]> {
  const { promise: late, resolve } = Promise.withResolvers<HealthReason[]>();
  const timer = setTimeout(resolve, PING_MS, ['database_away']);
  const asked = db.writeTrouble().then(
    (trouble): HealthReason[] => (trouble ? [trouble] : []),
    (): HealthReason[] => ['database_away'],
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** `GET /api/health`: 200 while there is no reason against it, else 503. Jobs that failed do not make the site unhealthy. */
export async function answerHealth(services: Services, facts: HealthFacts): Promise<Response> {
  const database = facts.migrations.length > 0 ? await databaseReasons(services) : ['starting' as const];
  const reasons = [...database, ...(facts.noticed ?? [])];
  const ok = reasons.length === 0;
  const body = {
    status: ok ? 'ok' : 'away',
    reasons,
    engine: services.db.engine,
    version: site.version,
    migrations: { applied: facts.migrations.length, newest: facts.migrations.at(-1) ?? null },
    jobs: facts.jobs,
  };
  return answer(
    body,
    ok ? 200 : 503,
    services.random.uuid(),
    services.clock,
    ok ? {} : { 'retry-after': '5' },
  );
}
