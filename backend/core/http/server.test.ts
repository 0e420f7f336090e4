import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { GuardedServer } from './guarded-server.ts';
import { listen as listenOn } from './listen.ts';
import { serveOver, trustedPeers } from './server.ts';

let guarded: GuardedServer | undefined;
afterEach(() => guarded?.close({ graceMs: 0, lastMs: 0 }));

/** A server that answers what it understood of a request. */
async function listen(isTrusted = (_peer: string) => false): Promise<number> {
  await guarded?.close({ graceMs: 0, lastMs: 0 });
  guarded = serveOver(async (request) => {
    const body = await request.text();
    const address = request.headers.get('x-client-address');
    const { pathname, search } = new URL(request.url);
    return Response.json({ method: request.method, pathname, search, body: body.length, address });
  }, isTrusted);
  return Number(new URL(await listenOn(guarded.server, 0, '127.0.0.1')).port);
}

test('carries method, path, query and body', async () => {
  const port = await listen();
  const response = await fetch(`http://127.0.0.1:${port}/api/x?a=1`, { method: 'POST', body: 'four' });
  expect(await response.json()).toMatchObject({
    method: 'POST',
    pathname: '/api/x',
    search: '?a=1',
    body: 4,
  });
});

test('the client’s address is that of the connection, unless a trusted web server names another', async () => {
  const headers = { 'x-client-address': '203.0.113.9' };
  const stranger = await fetch(`http://127.0.0.1:${await listen()}/`, { headers });
  expect((await stranger.json()).address).toBe('127.0.0.1');
  const gateway = await fetch(`http://127.0.0.1:${await listen(trustedPeers(['127.0.0.0/8']))}/`, {
    headers,
  });
  expect((await gateway.json()).address).toBe('203.0.113.9');
});

test('addresses and ranges of both families', () => {
  const isTrusted = trustedPeers(['10.1.0.0/16', '::1']);
  expect(['10.1.2.3', '::1', '10.2.0.1', '::2', 'unknown'].map(isTrusted)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('stops reading a body that no call could have', async () => {
  const port = await listen();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000000\r\n\r\n${'a'.repeat(200_000)}`);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1.1 200[\s\S]*"body":\d{6}/);
});

test('what is no request for a path answers all the same', async () => {
  const port = await listen();
  for (const line of ['OPTIONS * HTTP/1.1', 'GET http://elsewhere/x HTTP/1.1', 'TRACE / HTTP/1.1']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${line}\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const [chunk] = await once(socket.setEncoding('utf8'), 'data');
    expect(chunk).toMatch(/^HTTP\/1.1 (200|422) /);
    socket.destroy();
  }
});
