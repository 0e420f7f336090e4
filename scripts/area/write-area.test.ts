import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { areaFiles, sharedLines } from './area-files.ts';
import { writeArea } from './write-area.ts';

/** A folder with the files of all areas. */
function scratchTree() {
  const folder = scratchFolder();
  for (const [file] of sharedLines('toy')) cpSync(file, path.join(folder.path, file));
  return folder;
}

test.each(['', 'Toy', 'to', 'toy-area', 'toy2', '../toy', 'x'.repeat(17)])(
  '%j is no name of an area',
  (name) => {
    expect(() => areaFiles(name)).toThrow('small letters');
  },
);

test('nothing of the templates is left in what is written', () => {
  const files = Object.entries(areaFiles('toy'));
  expect(files.filter(([file, text]) => /__|\.txt$/.test(file) || /__name|__NAME/i.test(text))).toEqual([]);
});

test('an area is written once; what is there is not written over', () => {
  using tree = scratchTree();
  const { made, touched } = writeArea(tree.path, 'toy');
  expect([...made, ...touched].filter((file) => !existsSync(path.join(tree.path, file)))).toEqual([]);
  const areas = path.join(tree.path, 'backend/areas.ts');
  const text = readFileSync(areas, 'utf8');
  expect(() => writeArea(tree.path, 'toy')).toThrow('of this name');
  expect(readFileSync(areas, 'utf8')).toBe(text);
});

test('nothing is written where a line has no place', () => {
  using tree = scratchTree();
  writeFileSync(path.join(tree.path, 'stores/areas.ts'), 'export {};\n');
  expect(() => writeArea(tree.path, 'toy')).toThrow('stores/areas.ts has no place');
  expect(existsSync(path.join(tree.path, 'contract/toy.ts'))).toBe(false);
});
