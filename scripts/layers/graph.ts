import type { Import } from './read-imports.ts';

/** Imports of every file, by its path. */
export type Graph = ReadonlyMap<string, readonly Import[]>;

export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly target: string;
  readonly message: string;
}
