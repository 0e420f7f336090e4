import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paymentSettings } from '#backend/areas/payment/env.ts';
import { areas as backendAreas } from '#backend/areas.ts';
import { type Backend, bootBackend } from '#backend/boot.ts';
import { readBackendEnv } from '#backend/env.ts';
import { runToEnd, scratchFolder, startBackend } from '#backend/testing/backend-process.ts';
import { otherPidNamespace } from '#backend/testing/pid-namespace.ts';
import { migratedFolder } from '#backend/testing/template.ts';
import { areas } from '#contract/calls.ts';

const CLOCK = '2025-06-15T19:00:00+07:00';

const ofProcesses = migratedFolder();
const env = { DATA_DIR: ofProcesses.path, BACKEND_CLOCK: CLOCK };
afterAll(() => ofProcesses[Symbol.dispose]());

async function health(origin: string) {
  const response = await fetch(`${origin}/api/health`);
  return { status: response.status, body: await response.json() };
}

const startSecond = (before: readonly string[] = []) =>
  runToEnd('backend/main.ts', [], { ...env, BACKEND_PORT: '0' }, before);

test('a folder has one opener, also from another PID namespace and whatever is written into the lock', async () => {
  {
    await using first = await startBackend(env);
    expect((await health(first.origin)).body).toMatchObject({ status: 'ok', engine: 'pglite' });
    for (const content of ['', 'garbage', '4194305 1']) {
      writeFileSync(path.join(ofProcesses.path, 'pwin.lock'), content);
      const second = await startSecond(otherPidNamespace());
      expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/in use by process \d+/) });
    }
    expect((await startSecond()).output).toMatch(/in use by process \d+/);
    await first.stop('SIGKILL');
  }
  await using next = await startBackend(env);
  expect((await health(next.origin)).status).toBe(200);
  const startedAt = Date.now();
  expect(await next.stop('SIGTERM')).toMatchObject({ code: 0 });
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});

test('a request that was begun before SIGTERM is answered', async () => {
  await using server = await startBackend(env);
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const begun = request(`${server.origin}/api/agent/config`, { method: 'POST', headers });
  const answered = once(begun, 'response');
  begun.write('{');
  await health(server.origin);
  const ended = server.stop('SIGTERM');
  await vi.waitUntil(
    () =>
      health(server.origin).then(
        () => false,
        () => true,
      ),
    { timeout: 60_000 },
  );
  begun.end('}');
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect((await ended).code).toBe(0);
});

test('an environment that cannot be used is said, every variable of it', async () => {
  const ended = await runToEnd('backend/main.ts', [], {
    DATABASE_URL: 'mysql://x',
    BACKEND_CLOCK: 'tomorrow',
  });
  expect(ended.code).toBe(1);
  expect(ended.output).toMatch(/DATABASE_URL: must start with postgres/);
  expect(ended.output).toMatch(/BACKEND_CLOCK: must be an ISO instant/);
});

const folder = migratedFolder();
let backend: Backend;
beforeAll(async () => {
  backend = await bootBackend(
    readBackendEnv(backendAreas, { DATA_DIR: folder.path, BACKEND_CLOCK: CLOCK, LOG_LEVEL: 'silent' }),
  );
});
afterAll(async () => {
  await backend.close();
  folder[Symbol.dispose]();
});

const get = (url: string) => backend.handle(new Request(`http://backend.test${url}`));

test('health names engine, migrations, jobs and version', async () => {
  const response = await get('/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: 'ok',
    engine: 'pglite',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    migrations: { applied: expect.any(Number), newest: expect.stringMatching(/^\d{4}_/) },
    jobs: { state: expect.stringMatching(/^(starting|running)$/), last: {} },
  });
});

test('the OpenAPI document holds every call of the contract, each schema of it resolvable', async () => {
  const document = await (await get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const calls of Object.values(areas)) {
    for (const call of Object.values(calls)) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation, call.path).toMatchObject({ summary: call.summary });
      expect(operation.security.length > 0, call.path).toBe(call.auth !== 'public');
      expect(call.method === 'GET' ? operation.parameters : operation.requestBody, call.path).toBeDefined();
    }
  }
  const signed = [{ provider: [], providerSignature: [], providerTimestamp: [] }];
  const bet = document.paths['/api/provider/bet'].post;
  expect(bet).toMatchObject({ security: signed });
  expect(bet.requestBody.content['application/json'].schema).toMatchObject({ additionalProperties: false });
  expect(document.components.securitySchemes.providerSignature).toMatchObject({
    name: 'x-provider-signature',
  });
  expect(document.paths['/api/member/payment/inquiry_status'].get.parameters).toMatchObject([
    { name: 'ref', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'x-unattended', in: 'header', required: false, schema: { type: 'string' } },
  ]);
  expect(document.components.schemas.Refusal).toMatchObject({
    type: 'object',
    required: ['error', 'message'],
  });
});

test('the secret of the webhook is made once and is its owner’s alone', async () => {
  const file = path.join(folder.path, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(paymentSettings.of(backend.services).webhookSecrets).toHaveLength(1);
  expect(paymentSettings.of(backend.services).webhookSecrets[0]?.length).toBeGreaterThan(40);
});

test('nothing in a new data folder can be read by anybody else, also when the folder stood open before', async () => {
  using scratch = scratchFolder();
  chmodSync(scratch.path, 0o755);
  await using server = await startBackend({ DATA_DIR: scratch.path });
  const names = readdirSync(scratch.path, { recursive: true }).map(String);
  expect(names).toContain('ops.sock');
  const open = ['', ...names].filter((name) => (statSync(path.join(scratch.path, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(await server.stop('SIGTERM')).toMatchObject({ code: 0 });
});

test('unknown paths answer 404', async () => {
  expect((await get('/api/nothing')).status).toBe(404);
  expect((await get('/api/../etc')).status).toBe(404);
});

test('answers with the sandbox clock', async () => {
  const response = await get('/api/lotto/lobby');
  expect(response.headers.get('x-server-time')).toMatch(/^2025-06-15T12:0/);
});
