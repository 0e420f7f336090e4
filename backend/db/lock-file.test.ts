import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { DirectoryInUse, holdLock } from './lock-file.ts';

test('one holder at a time', () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'lock');
  const release = holdLock(file);
  expect(() => holdLock(file)).toThrow(DirectoryInUse);
  release();
  expect(existsSync(file)).toBe(false);
  holdLock(file)();
});

test('a file that a dead process left is taken over', () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'lock');
  writeFileSync(file, '4194305 1');
  holdLock(file);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});

test('a process that got the id of the dead holder does not keep the folder locked', () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'lock');
  writeFileSync(file, `${process.pid} 1`);
  expect(() => holdLock(file)).not.toThrow();
});

test('an empty file of a process that died while writing is taken over', () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'lock');
  writeFileSync(file, '');
  expect(() => holdLock(file)).not.toThrow();
});
