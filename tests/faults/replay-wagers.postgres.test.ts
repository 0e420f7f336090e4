import path from 'node:path';
import { test } from 'vitest';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { replayWagers, START } from '#tests/faults/replay-wagers.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

test('a replay of 2,000 bills, killed once, gives the totals that were kept live, on PostgreSQL', async () => {
  using folder = scratchFolder();
  const DATABASE_URL = await createPostgresDatabase();
  const env = { DATA_DIR: path.join(folder.path, 'data'), DATABASE_URL, BACKEND_CLOCK: START };
  await replayWagers(env, async () => openPostgres(DATABASE_URL, 2));
});
