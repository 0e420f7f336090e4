import { expect, test } from 'vitest';
import { openPglite } from '#backend/core/db/pglite/pglite.ts';
import { migratedFolder } from '#backend/testing/template.ts';
import { TEST_SECRETS } from '#backend/testing/world.ts';
import { killLoyalty } from '#tests/faults/loyalty/kill-loyalty.ts';

/** `KILLS=20` for the long run. */
const KILLS = Number(process.env.KILLS || 2);

test('kill -9 while everything that grants is asked for: nothing is granted twice or lost on PGlite', {
  timeout: 900_000,
}, async () => {
  using folder = migratedFolder();
  const env = { ...TEST_SECRETS, DATA_DIR: folder.path, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  const granted = await killLoyalty(env, () => openPglite(folder.path), KILLS);
  console.info(granted);
  // Every verb granted something.
  expect(Object.keys(granted)).toHaveLength(10);
});
