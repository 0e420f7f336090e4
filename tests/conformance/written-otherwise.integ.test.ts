import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import type { Handle } from '#tests/conformance/spoil.ts';
import { failedIn, tryWallet } from '#tests/conformance/wallet-bench.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

/** Writes the answers of the wallet otherwise. */
function write(
  otherwise: (text: string, message: string) => string | Buffer<ArrayBuffer>,
  headers = {},
): void {
  world.between(
    (handle): Handle =>
      async (request) => {
        const { pathname } = new URL(request.url);
        const response = await handle(request);
        if (!pathname.startsWith('/api/provider/')) return response;
        const body = otherwise(await response.text(), pathname.slice('/api/provider/'.length));
        return new Response(body, {
          status: response.status,
          headers: { ...Object.fromEntries(response.headers), ...headers },
        });
      },
  );
}

/** An object with other names first, and with one that nobody knows. */
const turned = (text: string) =>
  JSON.stringify(Object.fromEntries([['more', { id: 7 }], ...Object.entries(JSON.parse(text)).reverse()]));

test.each([
  [
    'numbers with a point or an exponent',
    (text: string) => text.replace(/:(\d+)([,}])/g, ':$1.0$2').replace(/:(\d+)\.(\d\d)([,}])/g, ':$1$2e-2$3'),
    {},
  ],
  ['other names first and more fields', turned, { 'content-type': 'application/json; charset=UTF-8' }],
  ['a byte order mark', (text: string) => `\uFEFF${text}`, { connection: 'close' }],
  ['gzip', (text: string) => gzipSync(text), { 'content-encoding': 'gzip' }],
])('a wallet that answers with %s passes every check', async (_, otherwise, headers) => {
  write(otherwise, headers);
  expect(failedIn(await tryWallet(world))).toEqual({});
});

test.each([
  ['two balances', (text: string) => text.replace('"balance":', '"balance":1,"balance":'), '"balance"'],
  ['two errors', (text: string) => text.replace('"error":', '"error":4110,"error":'), '"error"'],
  [
    'a name that is spelled in two ways',
    (text: string) => text.replace('"balance":', '"\\u0062alance":1,"balance":'),
    '"balance"',
  ],
])('a wallet that answers a stake with %s fails, and it is named', async (_, otherwise, name) => {
  write((text, message) => (message === 'bet' ? otherwise(text) : text));
  expect(failedIn(await tryWallet(world, 'a bet takes its amount once'))).toEqual({
    'a bet takes its amount once': [`expected an answer, came ${name} twice in one answer`],
  });
});
