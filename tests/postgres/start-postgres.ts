import type { TestProject } from 'vitest/node';
import { migrate } from '#backend/core/db/migrate.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { type Cluster, startCluster } from '#scripts/postgres/cluster.ts';
import { MIGRATED } from '#tests/postgres/postgres-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the run's PostgreSQL server; `createPostgresDatabase` makes a database of a test's own on it. */
    readonly postgresUrl: string;
  }
}

/**
 * Databases of tests live for seconds: a statement is planned once and not five times before its plan is used again, and no
 * table is looked after in the background. Nothing that is read or written differs.
 */
const settings = { plan_cache_mode: 'force_generic_plan', autovacuum: 'off' };

let cluster: Cluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  cluster = await startCluster({ settings });
  const db = openPostgres(await cluster.createDatabase(MIGRATED), 1, 'background');
  await migrate(db);
  await db.close();
  project.provide('postgresUrl', cluster.url());
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
