import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });
const WAIT = { timeout: 30_000, interval: 10 };
let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pwin-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(file: string, env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  children.push(child);
  return child;
}

/** A program that notes when its work begins and ends, or that never ends. */
function writeWorker(): string {
  const file = path.join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     import { setTimeout as wait } from 'node:timers/promises';
     import { oneAtATime } from ${JSON.stringify(path.resolve('scripts/lock.mjs'))};
     const note = (word) => appendFileSync('notes', word + '\\n');
     await oneAtATime({ folder: process.cwd(), name: 'work', onWait: () => note('waits') }, async () => {
       note('begins');
       await wait(process.env.FOR_EVER ? 1e9 : 50);
       note('ends');
     });`,
  );
  return file;
}

const notes = () => {
  const file = path.join(folder, 'notes');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

test('one program works at a time, and all of them in the end', async () => {
  const file = writeWorker();
  const codes = await Promise.all(
    Array.from({ length: 6 }, async () => (await once(start(file), 'exit'))[0]),
  );
  expect(codes).toEqual(Array(6).fill(0));
  const work = notes().filter((word) => word !== 'waits');
  expect(work).toEqual(Array.from({ length: 6 }, () => ['begins', 'ends']).flat());
});

test('a program that dies at work keeps nobody waiting', async () => {
  const file = writeWorker();
  const first = start(file, { FOR_EVER: 'yes' });
  await vi.waitFor(() => expect(notes()).toEqual(['begins']), WAIT);
  const second = once(start(file), 'exit');
  await vi.waitFor(() => expect(notes()).toEqual(['begins', 'waits']), WAIT);
  first.kill('SIGKILL');
  expect(await second).toEqual([0, null]);
  expect(notes()).toEqual(['begins', 'waits', 'begins', 'ends']);
});

test('two first commands on a fresh clone: one installs, and both go on', async () => {
  mkdirSync(path.join(folder, 'scripts'));
  for (const name of ['ensure.mjs', 'lock.mjs'])
    cpSync(`scripts/${name}`, path.join(folder, 'scripts', name));
  const lockfile = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } });
  writeFileSync(path.join(folder, 'package-lock.json'), lockfile);
  // As npm does: everything is taken away first, and what is installed is told last.
  const npm = path.join(folder, 'bin', 'npm');
  mkdirSync(path.dirname(npm));
  writeFileSync(
    npm,
    '#!/bin/sh\necho installs >> notes\nmkdir node_modules || exit 1\nsleep 0.5\ncp package-lock.json node_modules/.package-lock.json\n',
  );
  chmodSync(npm, 0o755);
  writeFileSync(
    path.join(folder, 'scripts', 'command.mjs'),
    "import { appendFileSync } from 'node:fs';\nimport { ensure } from './ensure.mjs';\nawait ensure('site');\nappendFileSync('notes', 'goes on\\n');\n",
  );
  const env = { PATH: `${path.dirname(npm)}${path.delimiter}${process.env.PATH}` };
  const commands = [1, 2, 3].map(() => once(start('scripts/command.mjs', env), 'exit'));
  expect(await Promise.all(commands)).toEqual(Array(3).fill([0, null]));
  expect(notes()).toEqual(['installs', 'goes on', 'goes on', 'goes on']);
});
