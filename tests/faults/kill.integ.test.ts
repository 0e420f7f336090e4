import path from 'node:path';
import { test } from 'vitest';
import { migratedFolder } from '#backend/testing/template.ts';
import { killRounds } from '#tests/faults/kill-rounds.ts';

/** `KILLS=50` for the long run. */
const ROUNDS = Number(process.env.KILLS || 20);

test('kill -9 under load, again and again, loses no acknowledged bill, deposit or withdrawal on PGlite', {
  timeout: 900_000,
}, async () => {
  using folder = migratedFolder();
  const env = { DATA_DIR: folder.path, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  console.info(await killRounds(env, path.join(folder.path, 'witness.jsonl'), ROUNDS));
});
