import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillFolder } from '#backend/testing/template.ts';
import { checkLayers } from '#scripts/layers/check-layers.ts';
import { sourceFiles } from '#scripts/layers/source-files.ts';
import { plantToy } from './plant-toy.ts';
import { sharedLines, toyFiles } from './toy-files.ts';
import { copyTree, type TreeCopy } from './tree-copy.ts';

/** How many files of others a new area may have to change. */
const MOST_SHARED = 6;

/** What is written, and stays, when a table comes and goes. */
const MIGRATIONS = [
  'backend/core/db/migrations/meta/snapshot.json',
  'backend/core/db/migrations/meta/snapshot.json',
  'backend/core/db/migrations/no_toy.sql',
  'backend/core/db/migrations/toy.sql',
];

const Answer = z.object({
  error: z.literal(0),
  data: z.array(z.object({ name: z.string(), shown: z.int() })),
});
const Probed = z.object({
  atFirst: Answer.nullable(),
  afterJob: Answer.nullable(),
  ordered: z.array(z.string()).nullable(),
  differences: z.array(z.object({ check: z.string(), detail: z.string() })),
  tables: z.array(z.string()),
  help: z.array(z.string()),
  described: z.string(),
  mocked: z.array(z.string()),
  addresses: z.array(z.string()),
  routesWithoutAddress: z.array(z.string()),
});

/** As somebody does who knows the area by its name alone: its files, folders left empty, its words in shared files. */
function remove({ root }: TreeCopy): void {
  for (const file of Object.keys(toyFiles)) {
    rmSync(path.join(root, file));
    const folders = path.dirname(file).split('/');
    for (; readdirSync(path.join(root, ...folders)).length === 0; folders.pop())
      rmdirSync(path.join(root, ...folders));
  }
  for (const [file, , added] of sharedLines) {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text.split(added), file).toHaveLength(2);
    writeFileSync(path.join(root, file), text.replace(added, ''));
  }
}

const migration = (tree: TreeCopy, name: string) => tree.run('drizzle-kit', ['generate', '--name', name]);
const probe = (tree: TreeCopy, args: readonly string[]) =>
  Probed.parse(JSON.parse(tree.run(process.execPath, ['tests/toy-area/probe.ts', ...args])));

test('a new area changes few files of others, works, and leaves nothing when it goes', () => {
  using tree = copyTree();
  const before = tree.read();
  const changed = () => {
    const now = tree.read();
    return [...before].filter(([file, text]) => now.get(file) !== text).map(([file]) => file);
  };
  plantToy(tree);
  migration(tree, 'toy');
  expect(changed()).toContain('backend/core/db/migrations/meta/_journal.json');
  expect(changed().length, changed().join(', ')).toBeLessThanOrEqual(MOST_SHARED);
  expect(checkLayers(sourceFiles(tree.root)).filter(({ file }) => file.includes('toy'))).toEqual([]);

  const data = path.join(tree.root, 'data');
  fillFolder(data);
  const database = path.join(data, 'pg');
  const found = probe(tree, [database, '/api/toy/prizes', 'count-toys', 'toy rename', 'to=nothing']);
  expect(found.atFirst?.data).toEqual([{ name: 'bear', shown: 0 }]);
  expect(found.afterJob?.data).toEqual([{ name: 'bear', shown: 1 }]);
  expect(found.ordered).toEqual(['renamed']);
  expect(found.differences).toEqual([{ check: 'toy_name', detail: 'the prize nothing has no name' }]);
  expect(found.tables).toContain('toy_prize');
  expect(found.help).toContain('  toy rename --to NAME');
  expect(found.described).toContain('/api/toy/prizes');
  expect(found.mocked).toContain('*/api/toy/prizes');
  expect(found.addresses).toContain('/toy');
  expect(found.routesWithoutAddress).toEqual([]);

  remove(tree);
  migration(tree, 'no_toy');
  // Migrations are never taken back: the tables go by one more. Nothing else differs, and no file is left.
  expect(changed()).toEqual(['backend/core/db/migrations/meta/_journal.json']);
  const more = [...tree.read().keys()].filter((file) => !before.has(file));
  expect(more.map((file) => file.replace(/\d{4}_/, '')).sort()).toEqual(MIGRATIONS);
  const left = probe(tree, [database]);
  expect(left.tables).toEqual(found.tables.filter((name) => name !== 'toy_prize'));
  expect(left.differences).toEqual([]);
  expect(`${left.help}${left.described}${left.mocked}${left.addresses}`).not.toContain('toy');
});
