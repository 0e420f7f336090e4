import path from 'node:path';
import { test } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { killRounds } from '#tests/faults/kill-rounds.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

/** `KILLS=50` for the long run. */
const ROUNDS = Number(process.env.KILLS || 20);

test('kill -9 under load, again and again, loses no acknowledged bill, deposit or withdrawal on PostgreSQL', {
  timeout: 900_000,
}, async () => {
  using folder = scratchFolder();
  const env = {
    DATA_DIR: path.join(folder.path, 'data'),
    DATABASE_URL: await createPostgresDatabase(),
    BACKEND_CLOCK: '2025-06-15T19:00:00+07:00',
  };
  console.info(await killRounds(env, path.join(folder.path, 'witness.jsonl'), ROUNDS));
});
