import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { SourceFile } from '#scripts/layers/source-files.ts';

const MACHINE_PATH = /(?<![\w.])\/(?:home|root|work|Users)\/[\w.-]+/;
const BINARY = /\.(?:avif|gif|ico|jpe?g|png|ttf|wasm|webp|woff2?)$/;

/** Every text file that is committed or about to be. */
export function committedFiles(): SourceFile[] {
  const list = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ]);
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted']).toString().split('\n'));
  return list
    .toString()
    .split('\n')
    .filter((path) => path !== '' && !deleted.has(path) && !BINARY.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Absolute paths of somebody's machine, which mean nothing on another one. */
export function checkMachinePaths(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = MACHINE_PATH.exec(line);
      return found ? [`${path}:${index + 1} names ${found[0]}, a path of one machine`] : [];
    }),
  );
}
