import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { ISSUER } from '#backend/areas/line/rules/id-token.ts';
import { simulatedToken } from '#backend/areas/line/simulated-line.ts';
import { lineBrowser } from '#backend/testing/line.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const CHANNEL = '1234567890';
const SUB = `U${'0a'.repeat(16)}`;
const opened: AsyncDisposable[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]();
});

/** A site whose LINE answers so, and what LINE was asked. */
async function openWith(answer: RequestListener) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)));
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const world = await openWorld({
    variables: {
      LINE_LIFF_ID: '1234567890-AbcdEfgh',
      LINE_CHANNEL_ID: CHANNEL,
      LINE_API_URL: `http://127.0.0.1:${port}`,
    },
  });
  opened.push(world, {
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { world, asked };
}

function claims(world: World, more: object = {}) {
  const iat = Math.floor(world.clock.now().getTime() / 1_000);
  return { iss: ISSUER, aud: CHANNEL, sub: SUB, iat, exp: iat + 3_600, name: 'สมหญิง', ...more };
}
const json =
  (body: () => unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body()));
  };
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const token = (header: object = { alg: 'ES256' }) =>
  `${encode(header)}.${encode({ name: 'forged' })}.c2lnbmVk`;

test('LINE is asked with the token and the channel, and what it says counts, not what the token says of itself', async () => {
  let world: World | undefined;
  const site = await openWith(json(() => (world ? claims(world) : {})));
  world = site.world;
  const phone = lineBrowser(world, 'phone');
  expect((await phone.login(token())).body).toMatchObject({ error: 4981, data: { name: 'สมหญิง' } });
  expect(Object.fromEntries(site.asked[0] ?? [])).toEqual({ id_token: token(), client_id: CHANNEL });
  expect((await world.call('GET /api/line/way', {})).body.data).toEqual({
    way: 'line',
    liff_id: '1234567890-AbcdEfgh',
  });
  expect((await world.call('POST /api/line/simulate', { name: 'ก' })).status).toBe(404);
});

test('a token that LINE refuses, of another channel, or signed by the simulated LINE opens nothing; one of another algorithm is not sent', async () => {
  let answer: RequestListener = json(() => ({ error: 'invalid_request' }), 400);
  const { world, asked } = await openWith((...given) => answer(...given));
  const phone = lineBrowser(world, 'phone');
  expect((await phone.login(token())).body.error).toBe(4982);
  expect((await phone.login(simulatedToken('ก', world.clock.now()))).body.error).toBe(4982);
  for (const more of [
    { aud: '9999999999' },
    { iss: 'https://evil.example' },
    { sub: 'x'.repeat(9_000) },
    { exp: 1 },
  ]) {
    answer = json(() => claims(world, more));
    expect((await phone.login(token())).body.error).toBe(4982);
  }
  const before = asked.length;
  for (const alg of ['none', 'HS256', 'RS256'])
    expect((await phone.login(token({ alg, typ: 'JWT' }))).body.error).toBe(4982);
  expect(asked).toHaveLength(before);
});

test('what is no token is bad input, and a huge one is not read', async () => {
  const { world, asked } = await openWith(json(() => ({})));
  const phone = lineBrowser(world, 'phone');
  for (const bad of ['', 'a.b.c', `${token()}.x`, 'e30.e30.', `${'a'.repeat(5_000)}.b.c`])
    expect((await phone.login(bad)).status).toBe(422);
  expect(
    (await phone.login(`${'a'.repeat(20_000)}.${'b'.repeat(8)}.${'c'.repeat(8)}`)).status,
  ).toBeGreaterThan(400);
  expect(asked).toHaveLength(0);
});

test('while LINE is away, slow to sense or unreadable that is said, nothing counts, and it is asked once', async () => {
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const { world, asked } = await openWith((...given) => answer(...given));
  const phone = lineBrowser(world, 'phone');
  const member = await buildMember(world);
  expect((await phone.login(token())).body.error).toBe(4984);
  expect(asked).toHaveLength(1);
  for (const other of [
    json(() => ({}), 401),
    json(() => ({}), 429),
    ((request) => request.socket.destroy()) satisfies RequestListener,
    ((_, response) => response.end('{"iss":"a","iss":"b"}')) satisfies RequestListener,
    ((_, response) => response.end('x'.repeat(20_000))) satisfies RequestListener,
  ]) {
    answer = other;
    expect((await phone.show(token(), member.token)).body.error).toBe(4984);
  }
  answer = json(() => claims(world));
  expect((await phone.show(token(), member.token)).body.error).toBe(0);
});

test('tokens that LINE does not know count for their address; those of others go on', async () => {
  const { world } = await openWith(json(() => ({ error: 'invalid_request' }), 400));
  const statuses = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await lineBrowser(world, `b${count}`).login(token())).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await lineBrowser(world, 'b', '192.0.2.77').login(token())).body.error).toBe(4982);
});

test('who shows good tokens without end is soon not asked about any more', async () => {
  let world: World | undefined;
  const site = await openWith(json(() => (world ? claims(world) : {})));
  world = site.world;
  const phone = lineBrowser(world, 'phone');
  for (let count = 0; count < 300; count += 1) await phone.login(token());
  expect(site.asked).toHaveLength(200 + 30);
});

test('without LINE and outside a sandbox there is no way in, and none is simulated', async () => {
  const world = await openWorld();
  opened.push(world);
  Object.assign(world.services, { sandbox: false });
  expect((await world.call('GET /api/line/way', {})).body.data).toEqual({ way: 'none', liff_id: null });
  expect((await world.call('POST /api/line/simulate', { name: 'ก' })).status).toBe(404);
  const idToken = simulatedToken('ก', world.clock.now());
  expect((await lineBrowser(world, 'phone').login(idToken)).status).toBe(404);
});
