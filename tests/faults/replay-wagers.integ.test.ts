import { test } from 'vitest';
import { openPglite } from '#backend/core/db/pglite/pglite.ts';
import { migratedFolder } from '#backend/testing/template.ts';
import { replayWagers, START } from '#tests/faults/replay-wagers.ts';

test('a replay of 2,000 bills, killed once, gives the totals that were kept live, on PGlite', {
  timeout: 300_000,
}, async () => {
  using folder = migratedFolder();
  const env = { DATA_DIR: folder.path, BACKEND_CLOCK: START };
  await replayWagers(env, () => openPglite(folder.path));
});
