import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { sharedLines, toyFiles } from './toy-files.ts';
import type { TreeCopy } from './tree-copy.ts';

/** Writes the area into a copy of the tree: its files, and its lines in shared ones. */
export function plantToy({ root }: TreeCopy): void {
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
