import { answer } from '#backend/http/answer.ts';
import type { Services } from '#backend/http/dispatch.ts';
import type { JobsHealth } from '#backend/jobs/run-jobs.ts';
import site from '#package.json' with { type: 'json' };

const PING_MS = 2_000;

/** Why something is wrong, in the only words that a stranger reads; what exactly happened stands in the log. */
export type HealthReason = 'starting' | 'database_away' | 'queue_failed' | 'job_failed';

/** What the backend knows of itself while it runs. */
export interface HealthFacts {
  /** Names of the applied migrations; empty until the database was there once. */
  readonly migrations: readonly string[];
  readonly jobs: JobsHealth;
  /** What else was noticed while serving; it is said and makes the site unhealthy. */
  readonly noticed?: readonly HealthReason[];
}

function reasonsOf(facts: HealthFacts, there: boolean): HealthReason[] {
  const database: HealthReason[] = there ? [] : ['database_away'];
  return [...(facts.migrations.length === 0 ? ['starting' as const] : database), ...(facts.noticed ?? [])];
}

async function isThere(services: Services): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, PING_MS, false);
  const ping = services.db.query({ name: 'health', text: 'SELECT 1' }, []).then(
    () => true,
    () => false,
  );
  return Promise.race([ping, late]).finally(() => clearTimeout(timer));
}

/** `GET /api/health`: 200 while there is no reason against it, else 503. Jobs that failed do not make the site unhealthy. */
export async function answerHealth(services: Services, facts: HealthFacts): Promise<Response> {
  const reasons = reasonsOf(facts, facts.migrations.length > 0 && (await isThere(services)));
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
