import type { LockEntry, Lockfile } from './read-lockfile.ts';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Entries of optional packages that the lockfile wants but does not hold. A registry that mirrors the packages of one
 * platform leaves the others out, and `npm ci` then refuses the whole file. They get the exact version and the platform
 * of their name, and no integrity: that machine's own npm adds it.
 */
export function missingEntries(lockfile: Lockfile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [key, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isThere(lockfile, key, name)) continue;
      const { os, cpu } = platformOf(name);
      // In the order in which npm writes them, so that its next run changes nothing.
      missing[`node_modules/${name}`] = {
        version,
        cpu,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        os,
      };
    }
  }
  return missing;
}

/** Looks for a package as Node resolves it: from the folder of the dependent upwards. */
function isThere(lockfile: Lockfile, dependent: string, name: string): boolean {
  for (let at = dependent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lockfile.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

function platformOf(name: string): { os: string[]; cpu: string[] } {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) throw new Error(`package-lock.json lacks ${name}, whose name tells no platform`);
  return { os: [os], cpu: [cpu] };
}
