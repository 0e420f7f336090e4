import { expect, test } from 'vitest';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { TEST_SECRETS } from '#backend/testing/world.ts';
import { killLoyalty } from '#tests/faults/loyalty/kill-loyalty.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

/** `KILLS=20` for the long run. */
const KILLS = Number(process.env.KILLS || 2);

test('kill -9 while everything that grants is asked for: nothing is granted twice or lost on PostgreSQL', {
  timeout: 900_000,
}, async () => {
  using folder = scratchFolder();
  const url = await createPostgresDatabase();
  const clock = { DATABASE_URL: url, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  const granted = await killLoyalty(
    { ...TEST_SECRETS, ...clock, DATA_DIR: folder.path },
    async () => openPostgres(url, 4),
    KILLS,
  );
  console.info(granted);
  // Every verb granted something.
  expect(Object.keys(granted)).toHaveLength(10);
});
