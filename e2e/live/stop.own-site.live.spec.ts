import { expect, test } from '@playwright/test';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { LIVE_PATH } from '#contract/live-words.ts';
import { allBills, BETTOR, DEPOSIT, logIn, PASSWORD } from '#tests/faults/bettor.ts';
import { stopUnderLoad } from '#tests/faults/stop-under-load.ts';
import { opsUnder } from './ops.ts';
import { ownEnv, START_MS, startSite } from './own-site.ts';

test('SIGTERM under load: the site is gone within 12 seconds, every request answered, every acknowledged bill there', async () => {
  test.setTimeout(3 * START_MS);
  using folder = scratchFolder();
  const env = ownEnv(folder.path);
  await using site = await startSite(env);
  const create = ['member', 'create', '--username', BETTOR, '--password', PASSWORD];
  await opsUnder(env, ...create, '--deposit', String(DEPOSIT), '--yes');
  const token = await logIn(site.origin, BETTOR);
  const stream = fetch(`${site.origin}${LIVE_PATH}`).then((answer) => answer.text());
  const report = await stopUnderLoad(site, token, 'stop');
  expect(report.unanswered).toEqual([]);
  expect(await stream).toContain('"why":"busy"');
  expect(report.code, report.output).toBe(0);
  expect(report.tookMs).toBeLessThan(12_000);
  await using again = await startSite(env);
  const bills = await allBills(again.origin, token);
  expect(report.acknowledged.filter((id) => !bills.has(id))).toEqual([]);
});
