import path from 'node:path';
import { test } from 'vitest';
import { openPglite } from '#backend/db/pglite.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { replayWagers, START } from '#tests/faults/replay-wagers.ts';

test('a replay of 2,000 bills, killed once, gives the totals that were kept live, on PGlite', async () => {
  using folder = scratchFolder();
  const DATA_DIR = path.join(folder.path, 'data');
  const env = { DATA_DIR, BACKEND_CLOCK: START };
  await replayWagers(env, () => openPglite(DATA_DIR));
});
