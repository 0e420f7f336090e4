import { openPostgres } from '#backend/db/postgres.ts';
import { type Planted, type World, worldOn } from '#backend/testing/world.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

/** A seeded backend on a PostgreSQL database of its own; only in `x.postgres.test.ts`. */
export async function createPostgresWorld(
  instant: string,
  poolSize = 10,
  planted: Planted = {},
): Promise<World> {
  return worldOn(openPostgres(await createPostgresDatabase(), poolSize), instant, planted);
}
