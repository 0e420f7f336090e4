import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { DirectoryInUse, holdLock } from '#backend/core/db/lock-file.ts';

/**
 * Program of the lock's tests: for every line `INSTANT FILE` it tries to lock FILE at that instant and answers `won`,
 * `refused` or the error; `release` gives the lock up.
 */
let release = (): void => {};

function attempt(file: string): string {
  try {
    release = holdLock(file);
    return 'won';
  } catch (error) {
    return error instanceof DirectoryInUse ? 'refused' : `${error}`;
  }
}

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'release') {
    release();
    process.stdout.write('released\n');
    continue;
  }
  const [at = '', file = ''] = line.split(' ');
  await wait(Math.max(0, Number(at) - Date.now()));
  process.stdout.write(`${attempt(file)}\n`);
}
