import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { prepareDataDir } from './data-dir.ts';

const isRoot = process.getuid?.() === 0;

/** Entries below a folder that somebody else may read, write or enter. */
function open(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
  return [folder, ...entries].filter((entry) => {
    const found = lstatSync(entry);
    return !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });
}

function openFolder(parent: string): string {
  const data = path.join(parent, 'data');
  mkdirSync(path.join(data, 'pg', 'base'), { recursive: true });
  for (const file of ['session-secret', 'secrets.json', 'pg/PG_VERSION', 'pg/base/1']) {
    writeFileSync(path.join(data, file), 'x');
    chmodSync(path.join(data, file), 0o666);
  }
  for (const folder of ['pg/base', 'pg', '']) chmodSync(path.join(data, folder), 0o755);
  return data;
}

test('a folder that stood open is closed with everything in it, and nothing outside of it', () => {
  using scratch = scratchFolder();
  const data = openFolder(scratch.path);
  const outside = path.join(scratch.path, 'outside');
  writeFileSync(outside, 'x');
  chmodSync(outside, 0o644);
  symlinkSync(outside, path.join(data, 'link'));
  prepareDataDir(data);
  expect(open(data)).toEqual([]);
  expect(statSync(outside).mode & 0o777).toBe(0o644);
});

test('a new folder, and whatever is made afterwards, is its owner’s alone', () => {
  using scratch = scratchFolder();
  const data = path.join(scratch.path, 'a', 'b');
  prepareDataDir(data);
  writeFileSync(path.join(data, 'file'), 'x', { mode: 0o666 });
  mkdirSync(path.join(data, 'folder'), 0o777);
  expect(open(data)).toEqual([]);
});

// Only root can make a file of another user.
test.runIf(isRoot)('a folder of another user is refused, and a planted file in an open one', () => {
  using scratch = scratchFolder();
  const data = openFolder(scratch.path);
  chownSync(path.join(data, 'pg/base/1'), 65_534, 65_534);
  expect(() => prepareDataDir(data)).toThrow(/pg\/base\/1 belongs to another user/);
  chownSync(data, 65_534, 65_534);
  expect(() => prepareDataDir(data)).toThrow(/data folder .* belongs to another user/);
});
