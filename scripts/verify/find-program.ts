import { existsSync } from 'node:fs';
import path from 'node:path';

/** The first of some programs in the folders of PATH and, after those, in others; undefined when none is there. */
export function findProgram(names: readonly string[], others: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...others];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
