import type { SourceFile } from '#scripts/layers/source-files.ts';

const QUESTIONED_LINES = 200;
const MOST_LINES = 300;
const TEST = /\.(?:test|spec)\.tsx?$/;

/** Files that must be split; those that are merely long are printed. */
export function checkSizes(files: readonly SourceFile[]): string[] {
  const long = files
    .filter((file) => !TEST.test(file.path))
    .map((file) => ({ path: file.path, lines: file.text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > QUESTIONED_LINES);
  for (const { path, lines } of long) {
    if (lines <= MOST_LINES) console.log(`  ? ${path} has ${lines} lines; does it do one thing?`);
  }
  return long
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines; split it (at most ${MOST_LINES})`);
}
