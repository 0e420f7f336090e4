import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ports, servers } from '#e2e/servers.ts';

export const START_MS = 120_000;

/** What a site of one journey's own runs with: the embedded backend, its data in a folder of the journey. */
export function ownEnv(folder: string): Record<string, string> {
  return {
    ...servers.embedded.env,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(ports.stopped),
    HOST: '127.0.0.1',
  };
}

/** A site of one journey's own, that it may end; at the latest it ends with the journey. */
export async function startSite(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await closed;
    return { code, output };
  };
  const end = () => stop('SIGTERM').then(() => {});
  const isThere = async () => {
    await expect.poll(() => output, { timeout: START_MS }).toContain('Ready');
  };
  const tooEarly = closed.then(() => Promise.reject(new Error(`The site did not start: ${output}`)));
  await Promise.race([isThere(), tooEarly]).catch(async (error) => {
    await end();
    throw error;
  });
  // From now on it may end.
  tooEarly.catch(() => {});
  return {
    origin: `http://127.0.0.1:${env.PORT}`,
    pid: child.pid ?? 0,
    /** What it wrote so far. */
    output: () => output,
    stop,
    [Symbol.asyncDispose]: end,
  };
}
