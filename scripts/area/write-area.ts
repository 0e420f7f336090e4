import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areaFiles, sharedLines } from './area-files.ts';

export interface Written {
  /** New files. */
  readonly made: readonly string[];
  /** Files of all areas that have a line more. */
  readonly touched: readonly string[];
}

/** Writes a new area into a tree: its files, and its lines in shared ones. Throws, before anything is written, where something of its name is there or a line has no place. */
export function writeArea(root: string, name: string): Written {
  const files = areaFiles(name);
  const there = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  if (there.length > 0) throw new Error(`There is something of this name: ${there.join(', ')}`);
  const shared = new Map<string, string>();
  for (const [file, place, added] of sharedLines(name)) {
    const text = shared.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    if (!place.test(text)) throw new Error(`${file} has no place where an area is added`);
    shared.set(
      file,
      text.replace(place, () => added),
    );
  }
  for (const [file, text] of [...Object.entries(files), ...shared]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { made: Object.keys(files), touched: [...shared.keys()] };
}
