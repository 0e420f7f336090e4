import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ProcessEnv, runToEnd, startBackend } from '#backend/testing/backend-process.ts';
import { fillFolder, migratedFolder } from '#backend/testing/template.ts';
import { opsSocketPath, opsTokenPath } from './socket-path.ts';

const CLOCK = '2025-06-15T19:00:00+07:00';
const ops = (env: ProcessEnv, ...words: string[]) => runToEnd('backend/core/ops/main.ts', words, env);

function post(socketPath: string, token: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = httpRequest({ socketPath, method: 'POST', path: '/', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end(body);
  });
}

const folder = migratedFolder();
const env = { DATA_DIR: folder.path, BACKEND_CLOCK: CLOCK };
const clean = {
  code: 0,
  output: expect.stringMatching(/^audit clean\naudit log ends with \d+:[0-9a-f]{64}\n$/),
};
afterAll(() => folder[Symbol.dispose]());

test('exit codes: 0 help, 1 refused, 2 not understood', async () => {
  expect(await ops(env, 'help')).toMatchObject({ code: 0, output: expect.stringContaining('lotto publish') });
  expect(await ops(env, 'lotto', 'fly')).toMatchObject({
    code: 2,
    output: expect.stringContaining('no command'),
  });
  expect(await ops(env, 'payment', 'pay', '--ref', 'AAAAAAAA', '--yes')).toEqual({
    code: 1,
    output: 'There is no deposit AAAAAAAA\n',
  });
});

test('in the way that the help names, npm writes nothing before the answer, so that a file of it is whole', async () => {
  const { output } = await ops(env, 'help');
  expect(output).toContain('npm run -s ops -- export day');
  expect(execFileSync('npm', ['run', '-s', 'ops', '--', 'help'], { encoding: 'utf8' })).toBe(output);
});

test('commands go through the running server, and open the folder themselves when none runs', async () => {
  const identity = ['--username', '0812345678', '--password', 'first-hour-1', '--deposit', '1000'];
  await using server = await startBackend(env);
  expect(await ops(env, 'audit')).toEqual(clean);
  expect((await ops(env, 'member', 'create', ...identity)).output).toContain('Dry run');
  expect((await ops(env, 'member', 'create', ...identity, '--yes')).code).toBe(0);
  const login = await fetch(`${server.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '0812345678', password: 'first-hour-1' }),
  });
  expect(await login.json()).toMatchObject({ error: 0, access_token: expect.any(String) });
  await server.stop('SIGTERM');
  expect(await ops(env, 'audit')).toEqual(clean);
  expect((await ops(env, 'member', 'create', ...identity, '--yes')).code).toBe(1);
});

test('a command with another secret than the server’s is refused, whatever it asks; a new one of the server holds', async () => {
  const other = { ...env, BACKEND_SECRET: 'another secret than that of the folder' };
  const refused = { code: 1, output: expect.stringContaining('another BACKEND_SECRET') };
  expect(await ops(other, 'withdraw', 'list')).toEqual(refused);
  expect(await ops(env, 'audit')).toEqual(clean);
  await using server = await startBackend(other);
  await server.stop('SIGTERM');
  expect(await ops(env, 'audit')).toEqual(refused);
  expect(await ops(other, 'audit')).toEqual(clean);
  await using again = await startBackend(env);
  await again.stop('SIGTERM');
});

test('only the owner of the data folder may command; a killed server’s socket stops nobody', async () => {
  await using server = await startBackend(env);
  const [socketPath, tokenFile] = [opsSocketPath(folder.path), opsTokenPath(folder.path)];
  for (const file of [socketPath, tokenFile]) expect(statSync(file).mode & 0o777).toBe(0o600);
  const audit = JSON.stringify({ command: 'audit', options: {}, who: 'x', why: '', yes: false });
  const token = readFileSync(tokenFile, 'utf8');
  expect(await post(socketPath, 'guess', audit)).toBe(403);
  expect(await post(socketPath, token, '{"command":1}')).toBe(422);
  expect(await post(socketPath, token, 'no json')).toBe(422);
  expect(await post(socketPath, token, audit)).toBe(200);
  await server.stop('SIGKILL');
  expect(existsSync(socketPath)).toBe(true);
  expect(await ops(env, 'audit')).toEqual(clean);
});

/** Where versions before listened for a folder with a long name: a path that every user of the machine could foresee. */
function foreseen(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `pwin-ops-${hash}.sock`);
}

test('a folder with a long name holds its socket too: nobody takes its place outside', async ({
  onTestFinished,
}) => {
  const deep = path.join(folder.path, 'd'.repeat(60), 'e'.repeat(60));
  const squatted = foreseen(deep);
  mkdirSync(squatted);
  onTestFinished(() => rmdirSync(squatted));
  if (process.getuid?.() === 0) chownSync(squatted, 65_534, 65_534);
  fillFolder(deep);
  const deepEnv = { ...env, DATA_DIR: deep };
  await using server = await startBackend(deepEnv);
  expect(statSync(opsSocketPath(deep)).mode & 0o777).toBe(0o600);
  expect(await ops(deepEnv, 'audit')).toEqual(clean);
  expect(
    await ops(deepEnv, 'lotto', 'rate', '--round', 'x', '--type', 'top_2', '--rate', '90'),
  ).toMatchObject({
    code: 1,
  });
  expect(await server.stop('SIGTERM')).toMatchObject({ code: 0 });
  expect(existsSync(opsSocketPath(deep))).toBe(false);
});
