import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillFolder } from '#backend/testing/template.ts';
import { checkLayers } from '#scripts/layers/check-layers.ts';
import { sourceFiles } from '#scripts/layers/source-files.ts';
import { sharedLines, toyFiles } from './toy-files.ts';
import { copyTree, type TreeCopy } from './tree-copy.ts';

/** How many files of others a new area may have to change. */
const MOST_SHARED = 6;

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

function plant({ root }: TreeCopy): void {
  for (const [file, text] of Object.entries(toyFiles)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text.trimStart());
  }
  for (const [file, line, becomes] of sharedLines) {
    const before = readFileSync(path.join(root, file), 'utf8');
    expect(before, `${file} has the place where an area is added`).toMatch(line);
    writeFileSync(path.join(root, file), before.replace(line, becomes));
  }
}

function remove({ root }: TreeCopy, before: ReadonlyMap<string, string>): void {
  for (const file of Object.keys(toyFiles)) rmSync(path.join(root, file));
  for (const [file] of sharedLines) writeFileSync(path.join(root, file), before.get(file) ?? '');
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
  plant(tree);
  migration(tree, 'toy');
  expect(changed()).toContain('backend/db/migrations/meta/_journal.json');
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

  remove(tree, before);
  migration(tree, 'no_toy');
  expect(changed()).toEqual(['backend/db/migrations/meta/_journal.json']);
  const left = probe(tree, [database]);
  expect(left.tables).toEqual(found.tables.filter((name) => name !== 'toy_prize'));
  expect(left.differences).toEqual([]);
  expect(`${left.help}${left.described}${left.mocked}${left.addresses}`).not.toContain('toy');
});
