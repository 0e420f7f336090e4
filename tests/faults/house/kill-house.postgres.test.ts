import { test } from 'vitest';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { killHouse } from '#tests/faults/house/kill-house.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

/** `KILLS=10` for the long run. */
const KILLS = Number(process.env.KILLS || 2);

test('kill -9 during play, again and again, leaves no round of the house without an end on PostgreSQL', {
  timeout: 900_000,
}, async () => {
  using folder = scratchFolder();
  const url = await createPostgresDatabase();
  const env = { DATA_DIR: folder.path, DATABASE_URL: url, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  console.info(await killHouse(env, async () => openPostgres(url, 2), KILLS));
});
