import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import packageJson from '#package.json' with { type: 'json' };
import type { Figure } from './figures.ts';
import { type Server, serve } from './server.ts';

const PATHS = [
  '/',
  '/api/lotto/lobby',
  '/lotto/results',
  '/lotto/lobby',
  '/lotto/rates',
  '/api/lotto/results',
];
const HALF = 5_000;
const MB_LIMIT = 1_000;
const GROWTH_LIMIT = 1.05;

async function load({ origin }: Server, amount: number): Promise<void> {
  await autocannon({ url: origin, connections: 10, amount, requests: PATHS.map((one) => ({ path: one })) });
}

/** Memory of the site with PGlite after 5,000 and 10,000 requests over its public pages and calls. */
export async function benchMemory(port: number): Promise<Figure[]> {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'pwin-bench-')), 'data');
  const site = await serve(packageJson.scripts.start, port, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    await load(site, HALF);
    const middle = site.residentMb();
    await load(site, HALF);
    const end = site.residentMb();
    return [
      { name: 'memory after 5,000 requests', value: middle, unit: 'MB' },
      { name: 'memory after 10,000 requests', value: end, unit: 'MB', target: { atMost: MB_LIMIT } },
      { name: 'second half ÷ first half', value: end / middle, unit: '', target: { atMost: GROWTH_LIMIT } },
    ];
  } finally {
    await site.stop();
  }
}
