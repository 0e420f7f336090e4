import { readFileSync } from 'node:fs';

export interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The parts of a package-lock.json (version 3) that are looked at here; npm, which writes the file, guarantees the shape. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

export function readLockfile(file: string): Lockfile {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Name of the package of a lockfile key such as `node_modules/a/node_modules/@b/c`. */
export function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
