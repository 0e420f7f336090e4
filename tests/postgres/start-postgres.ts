import type { TestProject } from 'vitest/node';
import { migrate } from '#backend/core/db/migrate.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { type Cluster, SHORT_LIVED, startCluster } from '#scripts/postgres/cluster.ts';
import { MIGRATED } from '#tests/postgres/postgres-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the run's PostgreSQL server; `createPostgresDatabase` makes a database of a test's own on it. */
    readonly postgresUrl: string;
  }
}

let cluster: Cluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  cluster = await startCluster({ settings: SHORT_LIVED });
  const db = openPostgres(await cluster.createDatabase(MIGRATED), 1, 'background');
  await migrate(db);
  await db.close();
  project.provide('postgresUrl', cluster.url());
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
