import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Spelled only by the mocks: the calls by which a journey changes its world. */
const MARK = '__qa';

/** Server files of a build that hold the mocks, which only the build for QA may. */
export function checkMocksOut(distDir: string): string[] {
  const files = globSync('server/**/*.js', { cwd: distDir });
  if (files.length === 0) return [`${distDir} holds no build`];
  return files
    .filter((file) => readFileSync(path.join(distDir, file), 'utf8').includes(MARK))
    .map((file) => `${distDir}/${file} holds the mocks`);
}
