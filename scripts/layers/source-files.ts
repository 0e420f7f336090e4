import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Path from the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const NOT_OURS = ['**/node_modules/**', '.next*/**', 'next-env.d.ts'];

/** Every TypeScript file of the project, tests included. */
export function sourceFiles(root: string): SourceFile[] {
  return globSync('**/*.{ts,tsx}', { cwd: root, exclude: NOT_OURS })
    .sort()
    .map((file) => ({
      path: file.split(path.sep).join('/'),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
}
