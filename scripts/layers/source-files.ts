import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Path from the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const NOT_OURS = ['**/node_modules/**', '.next*/**', 'next-env.d.ts'];

/** Every script of SQL that the backend runs; those of migrations are history. */
export function sqlScripts(root: string): SourceFile[] {
  return filesOf(root, 'backend/**/*.sql', ['backend/core/db/migrations/**']);
}

/** Every TypeScript file of the project, tests included. */
export function sourceFiles(root: string): SourceFile[] {
  return filesOf(root, '**/*.{ts,tsx}', NOT_OURS);
}

/** Every style sheet of the site's own pages; tokens.css holds the values, and on paper there are others. */
export function styleSheets(root: string): SourceFile[] {
  return filesOf(root, '{app,components,lib,styles}/**/*.css', ['styles/{tokens,print}.css']);
}

function filesOf(root: string, pattern: string, exclude: readonly string[]): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude })
    .sort()
    .map((file) => ({
      path: file.split(path.sep).join('/'),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
}
