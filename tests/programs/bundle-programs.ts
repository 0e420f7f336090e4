import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from '#tests/programs/bundle.ts';
import { programs } from '#tests/programs/programs.ts';

/** Bundles all programs before the tests of a project. */
export async function setup(project: TestProject): Promise<void> {
  const folder = path.resolve('node_modules/.cache/programs', project.name);
  await bundle(folder, programs);
  process.env.BUNDLED_PROGRAMS = folder;
}
