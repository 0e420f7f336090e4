import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { DirectoryInUse, holdLock } from './lock-file.ts';

test('one holder at a time in one process too, by whatever path; giving it up twice frees nobody else’s', () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'data', 'lock');
  mkdirSync(path.dirname(file));
  symlinkSync('data', path.join(folder.path, 'link'));
  const release = holdLock(file);
  expect(() => holdLock(file)).toThrow(DirectoryInUse);
  expect(() => holdLock(path.join(folder.path, 'link', 'lock'))).toThrow(`in use by process ${process.pid} `);
  release();
  const again = holdLock(file);
  release();
  expect(() => holdLock(file)).toThrow(DirectoryInUse);
  again();
});

test.each(['', 'garbage', `${process.pid} `, '4194305 1'])(
  'a file that says %j and is not held is taken',
  (content) => {
    using folder = scratchFolder();
    const file = path.join(folder.path, 'lock');
    writeFileSync(file, content);
    const release = holdLock(file);
    expect(readFileSync(`${file}.holder`, 'utf8')).toContain(String(process.pid));
    release();
  },
);
