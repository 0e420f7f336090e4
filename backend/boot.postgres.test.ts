import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { content } from '#backend/areas/agent/tables.ts';
import { areas } from '#backend/areas.ts';
import { type Backend, bootBackend } from '#backend/boot.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { readBackendEnv } from '#backend/env.ts';
import { runToEnd, scratchFolder } from '#backend/testing/backend-process.ts';
import { type Cluster, startCluster, stopCluster } from '#scripts/postgres/cluster.ts';
import { createEmptyPostgresDatabase, createPostgresDatabase } from '#tests/postgres/postgres-database.ts';

const CLOCK = '2025-06-15T19:00:00+07:00';
/** For what other processes do, on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };
const folder = scratchFolder();
afterAll(() => folder[Symbol.dispose]());

function boot(databaseUrl: string, clock = CLOCK): Promise<Backend> {
  return bootBackend(
    readBackendEnv(areas, {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder.path,
      BACKEND_CLOCK: clock,
      LOG_LEVEL: 'silent',
    }),
  );
}

async function get(backend: Backend, url: string) {
  const response = await backend.handle(new Request(`http://backend.test${url}`));
  return { status: response.status, body: await response.json(), headers: response.headers };
}

test('several backends may start on an empty database at once, and each hears what one changes', async () => {
  const url = await createEmptyPostgresDatabase();
  const backends = await Promise.all([boot(url), boot(url), boot(url)]);
  for (const backend of backends) expect((await get(backend, '/api/health')).status).toBe(200);
  const [first] = backends;
  const before = backends.map((backend) => backend.changeCount());
  await first?.services.db.orm.update(content).set({ title: sql`${content.title} || '.'` });
  await vi.waitFor(
    () => expect(backends.every((backend, at) => backend.changeCount() > (before[at] ?? 0))).toBe(true),
    PATIENCE,
  );
  await Promise.all(backends.map((backend) => backend.close()));
});

test('a backend that cannot look at the database says that it hears nothing, while others use it', async () => {
  const url = await createPostgresDatabase();
  const backend = await boot(url);
  await vi.waitFor(() => expect(backend.hearsChanges()).toBe(true), PATIENCE);
  const name = new URL(url).pathname.slice(1);
  const admin = openPostgres(Object.assign(new URL(url), { pathname: '/postgres' }).href, 1);
  await admin.script(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
  await admin.script(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND query LIKE '%FROM visible_change WHERE NOT pg_visible_in%'`,
  );
  await vi.waitFor(() => expect(backend.hearsChanges()).toBe(false), PATIENCE);
  await admin.script(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
  const before = backend.changeCount();
  await vi.waitFor(() => expect(backend.hearsChanges()).toBe(true), PATIENCE);
  expect(backend.changeCount()).toBeGreaterThan(before);
  await admin.close();
  await backend.close();
});

test('the operator works directly on the database, in the time of the backend', async () => {
  const url = await createPostgresDatabase();
  const backend = await boot(url);
  const ops = (...words: string[]) =>
    runToEnd('backend/core/ops/main.ts', words, { DATABASE_URL: url, DATA_DIR: folder.path });
  expect(await ops('audit')).toEqual({
    code: 0,
    output: expect.stringMatching(/^audit clean\naudit log ends with /),
  });
  const draws = 'backend/areas/lotto/seed/glo-draws-2025.json';
  const published = await ops(
    'lotto',
    'publish',
    '--kind',
    'glo',
    '--date',
    '2025-06-16',
    '--file',
    draws,
    '--yes',
  );
  expect(published).toMatchObject({ code: 0, output: expect.stringContaining('glo-2025-06-16 published') });
  const { body } = await get(backend, '/api/lotto/result?round_id=glo-2025-06-16');
  expect(body.data.published_at).toMatch(/^2025-06-15T12:/);
  await backend.close();
});

test('where the backend is no sandbox, a shell that does not know it simulates nothing either', async () => {
  const url = await createPostgresDatabase();
  const env = { DATABASE_URL: url, DATA_DIR: folder.path, LOG_LEVEL: 'silent' };
  const real = { ...env, APP_ORIGIN: 'https://www.example' };
  const create = [
    'member',
    'create',
    '--username',
    '0812345678',
    '--password',
    'first-hour-1',
    '--deposit',
    '5',
  ];
  const ops = () => runToEnd('backend/core/ops/main.ts', [...create, '--yes'], env);
  await (await bootBackend(readBackendEnv(areas, real))).close();
  expect(await ops()).toMatchObject({ code: 1, output: expect.stringContaining('SANDBOX=yes') });
  await (await bootBackend(readBackendEnv(areas, env))).close();
  expect(await ops()).toMatchObject({ code: 0, output: expect.stringContaining('5.00 baht credited') });
});

let cluster: Cluster;
let place: { dir: string; port: number };
beforeAll(async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'pwin-away-'));
  cluster = await startCluster({ dir });
  place = { dir, port: cluster.port };
});
afterAll(async () => {
  await stopCluster(place.dir);
  rmSync(place.dir, { recursive: true, force: true });
});

test('a database that is away at the start or later means 503 until it is back', async () => {
  await stopCluster(place.dir);
  const backend = await boot(cluster.url());
  const lobby = () => get(backend, '/api/lotto/lobby');
  const isBack = () => vi.waitFor(async () => expect((await lobby()).status).toBe(200), PATIENCE);
  expect(await get(backend, '/api/health')).toMatchObject({
    status: 503,
    body: { status: 'away', engine: 'postgres' },
  });
  const away = await lobby();
  expect(away).toMatchObject({
    status: 503,
    body: { error: 503, message: expect.stringContaining('ขัดข้อง') },
  });
  expect(away.headers.get('retry-after')).toBe('5');

  await startCluster(place);
  await isBack();
  await vi.waitFor(
    async () => expect((await get(backend, '/api/health')).body.jobs.state).toBe('running'),
    PATIENCE,
  );

  await stopCluster(place.dir);
  expect((await lobby()).status).toBe(503);
  expect((await get(backend, '/api/health')).status).toBe(503);
  await startCluster(place);
  await isBack();
  expect((await get(backend, '/api/health')).status).toBe(200);
  await backend.close();
});
