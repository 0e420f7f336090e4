import { expect, test } from 'vitest';
import { startBackend } from '#backend/testing/backend-process.ts';
import { migratedFolder } from '#backend/testing/template.ts';
import { allBills } from '#tests/faults/bettor.ts';
import { logInBettor } from '#tests/faults/make-member.ts';
import { stopUnderLoad } from '#tests/faults/stop-under-load.ts';

test('SIGTERM under load: gone within 12 seconds, every request answered, every acknowledged bill there', {
  timeout: 300_000,
}, async () => {
  using folder = migratedFolder();
  const env = { DATA_DIR: folder.path, BACKEND_CLOCK: '2025-06-15T19:00:00+07:00' };
  const backend = await startBackend(env);
  const token = await logInBettor(backend.origin, env);
  const report = await stopUnderLoad(backend, token, 'stop');
  expect(report.unanswered).toEqual([]);
  expect(report.code, report.output).toBe(0);
  expect(report.tookMs).toBeLessThan(12_000);
  await using again = await startBackend(env);
  const bills = await allBills(again.origin, token);
  expect(report.acknowledged.filter((id) => !bills.has(id))).toEqual([]);
});
