import { gzipSync } from 'node:zlib';
import { paths } from '#lib/paths.ts';
import type { Figure } from './figures.ts';
import type { Server } from './server.ts';

const TARGET_KB = 175;

/** Bytes of the scripts that the first HTML of home and lobby names, gzipped. */
export function benchFirstLoad({ origin }: Server): Promise<Figure[]> {
  return Promise.all(
    [paths.home, paths.lottoLobby].map(async (address) => ({
      name: `first-load scripts of ${address}`,
      value: await firstLoadKb(`${origin}${address}`),
      unit: 'kB gz',
      target: { atMost: TARGET_KB },
    })),
  );
}

async function firstLoadKb(url: string): Promise<number> {
  // Who takes it compressed gets the scripts after the first paint, without tags.
  const html = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const sources = new Set(tags.map(([, source = '']) => source.replaceAll('&amp;', '&')));
  let bytes = 0;
  for (const source of sources) {
    const file = await fetch(new URL(source, url));
    bytes += gzipSync(Buffer.from(await file.arrayBuffer())).byteLength;
  }
  return bytes / 1000;
}
