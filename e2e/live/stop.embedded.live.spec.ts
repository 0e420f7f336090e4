import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { LIVE_PATH } from '#contract/live-words.ts';
import { ports, servers } from '#e2e/servers.ts';
import { allBills, logInBettor } from '#tests/faults/bettor.ts';
import { stopUnderLoad } from '#tests/faults/stop-under-load.ts';

const START_MS = 120_000;

/** A site of this test's own, that it may end. */
async function startSite(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  await expect.poll(() => output, { timeout: START_MS }).toContain('Ready');
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await closed;
    return { code, output };
  };
  return { origin: `http://127.0.0.1:${env.PORT}`, stop };
}

test('SIGTERM under load: the site is gone within 12 seconds, every request answered, every acknowledged bill there', async () => {
  test.setTimeout(3 * START_MS);
  using folder = scratchFolder();
  const env = {
    ...servers.embedded.env,
    DATA_DIR: path.join(folder.path, 'data'),
    PORT: String(ports.stopped),
    HOST: '127.0.0.1',
  };
  const site = await startSite(env);
  const token = await logInBettor(site.origin, env);
  const stream = fetch(`${site.origin}${LIVE_PATH}`).then((answer) => answer.text());
  const report = await stopUnderLoad(site, token, 'stop');
  expect(report.unanswered).toEqual([]);
  expect(await stream).toContain('"why":"busy"');
  expect(report.code, report.output).toBe(0);
  expect(report.tookMs).toBeLessThan(12_000);
  const again = await startSite(env);
  const bills = await allBills(again.origin, token);
  expect(report.acknowledged.filter((id) => !bills.has(id))).toEqual([]);
  await again.stop('SIGTERM');
});
