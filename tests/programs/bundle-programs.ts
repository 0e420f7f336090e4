import { rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { programs } from '#tests/programs/programs.ts';

/** PGlite finds its engine's files beside itself. */
const LEFT_OUT = ['@electric-sql/pglite', 'pg-native'];

/**
 * Bundles the programs that tests start as processes: read as eight files instead of a thousand, a start costs half. Kept
 * in node_modules, where what is left out of the bundle is found; each run writes it anew.
 */
export async function setup(project: TestProject): Promise<void> {
  const folder = path.resolve('node_modules/.cache/programs', project.name);
  const input = Object.fromEntries(programs.map((file) => [file.replace(/\.ts$/, ''), file]));
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({ input, platform: 'node', external: LEFT_OUT });
  await bundle.write({ dir: folder, entryFileNames: '[name].js' });
  await bundle.close();
  process.env.BUNDLED_PROGRAMS = folder;
}
