import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder, startBackend, startSite } from '#backend/testing/backend-process.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { PROVIDER_SECRET } from '#tests/faults/cashier.ts';
import { restartRounds } from '#tests/faults/restart-rounds.ts';

/** `RESTARTS=20` for the long run; with `RESTART_SITE=PORT` the whole site instead of the backend alone. */
const ROUNDS = Number(process.env.RESTARTS || 3);
const PORT = process.env.RESTART_SITE;

test('PostgreSQL restarted under load: the backend lives, answers 200 or 503 and loses no acknowledged bill', {
  timeout: 900_000,
}, async () => {
  using folder = scratchFolder();
  await using cluster = await startCluster();
  const env = {
    DATA_DIR: path.join(folder.path, 'data'),
    DATABASE_URL: cluster.url(),
    BACKEND_CLOCK: '2025-06-15T19:00:00+07:00',
    LOG_LEVEL: 'warn',
    PAYMENT_WEBHOOK_SECRETS: PROVIDER_SECRET,
  };
  await using backend = await (PORT ? startSite({ ...env, PORT }) : startBackend(env));
  const witness = path.join(folder.path, 'witness.jsonl');
  const figures = await restartRounds(backend.origin, cluster, env, witness, ROUNDS);
  expect(figures.bills).toBeGreaterThan(ROUNDS);
  console.info(figures);
  const ended = await backend.stop('SIGTERM');
  expect(ended.code).toBe(0);
  expect(ended.output).not.toMatch(/uncaught|unhandled|"level":50/i);
});
