import path from 'node:path';
import { test } from 'vitest';
import { migratedFolder } from '#backend/testing/template.ts';
import { killRounds } from '#tests/faults/kill-rounds.ts';

test('twenty times kill -9 under load loses no acknowledged bill on PGlite', {
  timeout: 900_000,
}, async () => {
  using folder = migratedFolder();
  const env = { DATA_DIR: folder.path, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  await killRounds(env, path.join(folder.path, 'witness.jsonl'), 20);
});
