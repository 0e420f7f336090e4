import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import packageJson from '#package.json' with { type: 'json' };
import { type Figure, median } from './figures.ts';
import { runQuietly, type Server, serve } from './server.ts';

const EMPTY = path.resolve('scripts/bench/empty-page');
const NEXT = path.resolve('node_modules/next/dist/bin/next');
const ROUNDS = 5;
const SECONDS = 6;
// A server starts slow; members meet one that has been compiled in use.
const WARM_UP_SECONDS = 10;

async function requestsPerSecond({ origin }: Server, duration: number): Promise<number> {
  const { requests, non2xx } = await autocannon({ url: origin, connections: 10, duration });
  if (non2xx > 0) throw new Error(`${origin} answered ${non2xx} requests badly`);
  return requests.average;
}

/** Bytes of the scripts that the first HTML of a page names, gzipped, in kB. */
async function firstLoadKb({ origin }: Server): Promise<number> {
  const html = await (await fetch(origin)).text();
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const sources = new Set(tags.map(([, source = '']) => source.replaceAll('&amp;', '&')));
  let bytes = 0;
  for (const source of sources) {
    const file = await fetch(new URL(source, origin));
    bytes += gzipSync(Buffer.from(await file.arrayBuffer())).byteLength;
  }
  return bytes / 1000;
}

/** Home for a visitor beside an empty dynamic page of the same Next, in turns. */
export async function benchHome(port: number): Promise<Figure[]> {
  await runQuietly([NEXT, 'build'], EMPTY);
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'pwin-bench-')), 'data');
  const site = await serve(packageJson.scripts.start, port, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const empty = await serve(`exec "${process.execPath}" "${NEXT}" start -p ${port + 1}`, port + 1, {}, EMPTY);
  try {
    for (const one of [site, empty]) await requestsPerSecond(one, WARM_UP_SECONDS);
    const home: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      home.push(await requestsPerSecond(site, SECONDS));
      bare.push(await requestsPerSecond(empty, SECONDS));
    }
    return [
      { name: 'home for a visitor', value: median(home), unit: 'req/s' },
      { name: 'empty dynamic page', value: median(bare), unit: 'req/s' },
      { name: 'home ÷ empty page', value: median(home) / median(bare), unit: '', target: { atLeast: 0.35 } },
      {
        name: 'first-load scripts of home',
        value: await firstLoadKb(site),
        unit: 'kB gz',
        target: { atMost: 205 },
      },
    ];
  } finally {
    await Promise.all([site.stop(), empty.stop()]);
  }
}
