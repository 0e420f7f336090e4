import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from '#scripts/postgres/cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the run's PostgreSQL server; `createPostgresDatabase` makes a database of a test's own on it. */
    readonly postgresUrl: string;
  }
}

let cluster: Cluster | undefined;

export async function setup(project: TestProject): Promise<void> {
  cluster = await startCluster();
  project.provide('postgresUrl', cluster.url());
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}
