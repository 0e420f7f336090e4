import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Variables of an area or of a part of the core stand in its own file. */
const READERS = ['lib/env.ts', 'backend/env.ts', 'backend/{core,areas}/*/env.ts'];
/** Read by the start script, before any schema is loaded. */
const BY_SCRIPTS = ['HOST', 'PAGE_CACHE_MB', 'PORT', 'TRUST_PROXY'];
const READ = /^\s{2,4}([A-Z][A-Z_]+): z\b/gm;
const OFFERED = /^#? ?([A-Z][A-Z_]+)=/gm;

/** Variables that `.env.example` does not offer though the code reads them, and the other way round. */
export function checkEnvExample(root: string): string[] {
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);
  const read = [...BY_SCRIPTS, ...globSync(READERS, { cwd: root }).flatMap((file) => namesIn(file, READ))];
  const offered = namesIn('.env.example', OFFERED);
  const missing = new Set(read.filter((name) => !offered.includes(name)));
  return [
    ...[...missing].map((name) => `.env.example does not offer ${name}`),
    ...offered
      .filter((name) => !read.includes(name))
      .map((name) => `.env.example offers ${name}, which nothing reads`),
  ];
}
