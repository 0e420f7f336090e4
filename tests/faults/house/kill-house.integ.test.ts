import { test } from 'vitest';
import { openPglite } from '#backend/core/db/pglite/pglite.ts';
import { migratedFolder } from '#backend/testing/template.ts';
import { killHouse } from '#tests/faults/house/kill-house.ts';

/** `KILLS=10` for the long run. */
const KILLS = Number(process.env.KILLS || 2);

test('kill -9 during play, again and again, leaves no round of the house without an end on PGlite', {
  timeout: 900_000,
}, async () => {
  using folder = migratedFolder();
  const env = { DATA_DIR: folder.path, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  console.info(await killHouse(env, () => openPglite(folder.path), KILLS));
});
