import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from '#backend/testing/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of a migrated PGlite database, made once a run; making one takes seconds, a copy takes a tenth. */
    readonly pgliteTemplate?: string;
  }
}

let folder = '';

export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'pwin-template-'));
  const file = path.join(folder, 'pglite.tar');
  writeFileSync(file, await (await makeTemplate()).bytes());
  project.provide('pgliteTemplate', file);
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
