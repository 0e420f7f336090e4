import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';

const LONGEST_MS = 60_000;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a request under way gets its answer, and its kept connection does not hold the server open', async () => {
  let answer = () => {};
  const server = createServer((_, response) => {
    answer = () => response.end('done');
  });
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true });
  const body = new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.setEncoding('utf8').once('data', resolve);
    });
  });
  await once(server, 'request');
  const closed = closeServer(server, LONGEST_MS);
  await turn();
  answer();
  expect(await body).toBe('done');
  await closed;
  agent.destroy();
});

test('a request that never ends is cut off after the longest time', async () => {
  const server = createServer(() => {});
  const port = await listen(server);
  const cut = new Promise<Error>((resolve) => get({ port, host: '127.0.0.1' }).once('error', resolve));
  await once(server, 'request');
  await closeServer(server, 0);
  expect((await cut).message).toMatch(/socket hang up|ECONNRESET/);
});
