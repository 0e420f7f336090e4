import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from '#backend/testing/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of a migrated PGlite database, made once a run; making one takes seconds, a copy takes a tenth. */
    readonly pgliteTemplate?: string;
  }
}

let folder = '';

export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'pwin-template-'));
  await makeTemplate(folder);
  project.provide('pgliteTemplate', folder);
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
