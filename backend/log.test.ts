import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { createLineLimit, createLog, loggedError } from './log.ts';

test('keeps where and what, not the values of a query', () => {
  const detail = 'Key (username)=(0812345678) already exists.';
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "member_username"'), {
    code: '23505',
    constraint: 'member_username',
    detail,
  });
  const error = new Error('Failed query: insert into member values ($1)\nparams: 0812345678,secret-hash', {
    cause,
  });
  const kept = loggedError(error);
  expect(kept).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into member values ($1)',
    cause: { code: '23505', constraint: 'member_username' },
  });
  expect(kept.frames).toContain('log.test.ts');
  expect(JSON.stringify(kept)).not.toMatch(/0812345678|secret-hash/);
});

test('what was thrown without being an error says so', () => {
  expect(loggedError('0812345678')).toEqual({ type: 'string', message: 'not an error', frames: '' });
});

const lost = (code: string) => ({ err: Object.assign(new Error('x'), { code }) });
const ERROR = 50;

test('of the same trouble five lines a minute are written, the next minute says how many were not', () => {
  let nowMs = 0;
  const limit = createLineLimit(() => nowMs);
  const written = Array.from({ length: 1_000 }, () => limit(ERROR, [lost('53100'), 'failed']).write);
  expect(written.filter(Boolean)).toHaveLength(5);
  expect(limit(ERROR, [lost('57P01'), 'failed']).write).toBe(true);
  expect(limit(ERROR, [lost('53100'), 'another']).write).toBe(true);
  nowMs = 61_000;
  expect(limit(ERROR, [lost('53100'), 'failed'])).toEqual({ write: true, heldBack: 995 });
});

test('what is no trouble is never held back', () => {
  const limit = createLineLimit();
  for (let count = 0; count < 100; count += 1) expect(limit(30, [{ ref: 'x' }, 'code']).write).toBe(true);
});

test('a thousand errors of one kind leave five lines', async () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'log');
  const log = createLog('info', openSync(file, 'w'));
  for (let count = 0; count < 1_000; count += 1) log.error({ count, ...lost('53100') }, 'failed');
  await expect.poll(() => readFileSync(file, 'utf8').split('\n').length - 1).toBe(5);
});

const WRITES_ON = `
  import { createLog } from './backend/log.ts';
  const log = createLog('info');
  for (let count = 0; count < 20; count += 1) {
    log.info({ count }, 'nobody can keep this');
    console.log('nor this');
    console.error('nor this');
  }
  setTimeout(() => process.exit(7), 50);`;

test('a process whose log and output go to a full disk lives on', () => {
  const full = openSync('/dev/full', 'w');
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', WRITES_ON], {
    stdio: ['ignore', full, full],
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  closeSync(full);
  expect(ended.status).toBe(7);
});
