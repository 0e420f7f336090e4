import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = [
  'app',
  'components',
  'frames',
  'scripts/art',
  'stores',
  'lib',
  'contract',
  'rules',
  'backend',
  'public',
  'styles',
];
const FILES = [
  'instrumentation-client.ts',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'server/build/pack-static.ts',
  'tsconfig.json',
];
const NOT_BUILT = /\.(?:test|spec)\.tsx?$|\.md$/;
/** What the build itself puts there. */
const MADE = /^public\/(?:frames|games)\//;

/** Hash of everything that the build reads, so that a start builds only when it must. `settings` are build-time settings. */
export function sourceHash(root: string, settings: readonly string[]): string {
  const hash = createHash('sha256').update(settings.join('\n'));
  for (const file of [...FILES, ...FOLDERS.flatMap((folder) => filesIn(root, folder))]) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(`\n${file}\n`).update(readFileSync(full));
  }
  return hash.digest('hex');
}

function filesIn(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
    .filter((file) => !MADE.test(file.replaceAll(path.sep, '/')))
    .sort();
}
