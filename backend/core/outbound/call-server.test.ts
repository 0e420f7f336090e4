import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createClock } from '#backend/clock.ts';
import { callServer, type OutboundCall } from './call-server.ts';
import { isSignedBody, signedBodyOf } from './signed-body.ts';

const clock = createClock(undefined);

/** A server that answers each request by the next of these, and the last one again and again. */
async function serverOf(...answers: readonly RequestListener[]) {
  const asked: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ request, body: await text(request) });
    answers[Math.min(asked.length, answers.length) - 1]?.(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const settings = { given: { TOY_URL: `${origin}/toys` }, dataDir: '', servers: ['TOY_URL'] };
  return {
    asked,
    call: (call: Partial<OutboundCall> = {}) =>
      callServer({ clock, settings }, { url: new URL('/toys?of=bear', origin), method: 'GET', ...call }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const status =
  (code: number, body = ''): RequestListener =>
  (_, response) => {
    response.writeHead(code).end(body);
  };
const cut: RequestListener = (request) => request.socket.destroy();

test('only servers that the settings name are called', async () => {
  await using server = await serverOf(status(200));
  for (const url of ['http://127.0.0.1:1/toys', 'https://elsewhere.test/toys', 'file:///etc/passwd'])
    await expect(server.call({ url: new URL(url) })).rejects.toThrow('is no server of the settings');
  expect(server.asked).toEqual([]);
  expect(await server.call()).toMatchObject({ status: 200, rawBody: '' });
});

test('what is safe is tried again while the server is busy or cuts the line, three times in all', async () => {
  await using server = await serverOf(status(503), cut, status(200, 'bear'));
  expect(await server.call()).toMatchObject({ status: 200, rawBody: 'bear' });
  await using busy = await serverOf(status(503));
  expect(await busy.call()).toMatchObject({ status: 503 });
  expect(busy.asked).toHaveLength(3);
  await using away = await serverOf(cut);
  await expect(away.call()).rejects.toThrow();
  expect(away.asked).toHaveLength(3);
});

test('a POST is sent once, unless its key makes it safe; an answer that is no busy one ends it', async () => {
  await using server = await serverOf(status(503), status(200));
  expect(await server.call({ method: 'POST', body: '{}' })).toMatchObject({ status: 503 });
  expect(server.asked).toHaveLength(1);
  await using keyed = await serverOf(status(502), status(422));
  const posted = await keyed.call({ method: 'POST', body: '{"toy":1}', idempotencyKey: 'key-1' });
  expect(posted.status).toBe(422);
  expect(keyed.asked.map(({ body, request }) => [body, request.headers['idempotency-key']])).toEqual([
    ['{"toy":1}', 'key-1'],
    ['{"toy":1}', 'key-1'],
  ]);
});

test('a POST that only asks is sent once more where the line breaks, within one time, and not where it is answered', async () => {
  await using server = await serverOf(status(200, 'bear'), cut, status(200, 'duck'));
  const ask = { method: 'POST', body: '{}', onlyAsks: true, longestMs: 200 } as const;
  expect(await server.call(ask)).toMatchObject({ rawBody: 'bear' });
  expect(await server.call(ask)).toMatchObject({ rawBody: 'duck', wasTried: true });
  await using away = await serverOf(cut);
  await expect(away.call(ask)).rejects.toThrow();
  expect(away.asked).toHaveLength(2);
  await using slow = await serverOf(() => {});
  await expect(slow.call(ask)).rejects.toThrow(/timeout/i);
  expect(slow.asked).toHaveLength(1);
  await using busy = await serverOf(status(503));
  expect(await busy.call(ask)).toMatchObject({ status: 503 });
  expect(busy.asked).toHaveLength(1);
});

test('an answer is told as it was signed, with its byte order mark', async () => {
  await using server = await serverOf(status(200, '\uFEFF{}'));
  expect(await server.call()).toMatchObject({ rawBody: '\uFEFF{}' });
});

test('an answer that is too slow or too large, or that leads elsewhere, is none', async () => {
  await using slow = await serverOf(() => {});
  await expect(slow.call({ method: 'POST', longestMs: 50 })).rejects.toThrow(/timeout/i);
  await using half = await serverOf((_, response) => {
    response.writeHead(200).write('half');
  });
  await expect(half.call({ method: 'POST', longestMs: 50 })).rejects.toThrow(/timeout/i);
  await using large = await serverOf(status(200, 'ก'.repeat(10)));
  await expect(large.call({ method: 'POST', mostBytes: 29 })).rejects.toThrow('more than 29 bytes');
  expect(await large.call({ mostBytes: 30 })).toMatchObject({ rawBody: 'ก'.repeat(10) });
  await using moved = await serverOf((_, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  });
  await expect(moved.call({ method: 'POST' })).rejects.toThrow();
});

test('the body is signed, or the query of a request that has none', async () => {
  const names = { timestamp: 'x-toy-time', signature: 'x-toy-signature' };
  await using server = await serverOf(status(200));
  const sign = { names, secret: 'secret-of-toys' };
  await server.call({ sign });
  await server.call({ method: 'POST', body: '{"toy":1}', sign });
  const proofs = server.asked.map(({ request: { headers }, body }) =>
    signedBodyOf(
      names,
      new Headers({
        [names.timestamp]: String(headers[names.timestamp]),
        [names.signature]: String(headers[names.signature]),
      }),
      body || '?of=bear',
    ),
  );
  expect(proofs.map((proof) => isSignedBody(proof, ['secret-of-toys'], clock.now()))).toEqual([true, true]);
});
