import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { remoteBackend } from './remote-backend.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Asks a backend that answers in its own way. */
async function askOf(answer: RequestListener, path = '/api/lotto/lobby?agent_id=31'): Promise<Response> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return remoteBackend(`http://127.0.0.1:${port}`)(new Request(`http://site.test${path}`));
}

test('an answer of the contract passes with its status', async () => {
  const answer = await askOf(({ url }, response) => {
    response.writeHead(422, { 'x-request-id': 'r1' }).end(JSON.stringify({ error: 422, message: url }));
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('x-request-id')).toBe('r1');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ error: 422, message: '/api/lotto/lobby?agent_id=31' });
});

test.each<[string, RequestListener]>([
  ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['nothing', (_, response) => response.writeHead(204).end()],
  ['half an answer', (_, response) => void response.write('{"error":0', () => response.destroy())],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'https://evil.test/' }).end('{}')],
  ['a failure of its own', (_, response) => response.writeHead(502).end('{"error":502}')],
  ['a body without end', (_, response) => void endless(response)],
  ['a cut connection', (request) => request.destroy()],
  ['null', (_, response) => response.end('null')],
  ['a success without data', (_, response) => response.end('{"error":0}')],
  ['a success without what its call answers', (_, response) => response.end('{"error":0,"data":{}}')],
  ['a refusal without a code', (_, response) => response.writeHead(403).end('{"message":"blocked"}')],
])('%s becomes 503', async (_, listener) => {
  const answer = await askOf(listener);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('location')).toBeNull();
  expect(await answer.json()).toMatchObject({ error: 503, message: expect.any(String) });
});

test('a success passes with all that its call answers, and a refusal with its code', async () => {
  for (const body of [
    { error: 0, data: { balance_hidden: true } },
    { error: 4001, message: 'no' },
  ]) {
    const answer = await askOf((_, response) => response.end(JSON.stringify(body)), '/api/unknown/call');
    expect([answer.status, await answer.json()]).toEqual([200, body]);
  }
  const ended = await askOf((_, response) => response.writeHead(401).end('{}'));
  expect(ended.status).toBe(401);
});

async function endless(response: Parameters<RequestListener>[1]): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const megabyte = `"${' '.repeat(1_000_000)}",`;
  response.write('[');
  while (response.writable && !response.destroyed) {
    if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
}
