import { rmSync } from 'node:fs';
import { rolldown } from 'rolldown';
import type { Program } from '#tests/programs/programs.ts';

/** PGlite finds its engine's files beside itself. */
const LEFT_OUT = ['@electric-sql/pglite', 'pg-native'];

/**
 * Bundles programs that tests start as processes: read as a few files instead of a thousand, a start costs half. The folder
 * stands in node_modules, where what is left out of the bundle is found, and is written anew.
 */
export async function bundle(folder: string, programs: readonly Program[]): Promise<void> {
  const input = Object.fromEntries(programs.map((file) => [file.replace(/\.ts$/, ''), file]));
  rmSync(folder, { recursive: true, force: true });
  const bundled = await rolldown({ input, platform: 'node', external: LEFT_OUT });
  await bundled.write({ dir: folder, entryFileNames: '[name].js' });
  await bundled.close();
}
