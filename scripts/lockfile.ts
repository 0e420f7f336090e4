import { writeFileSync } from 'node:fs';
import { missingEntries } from '#scripts/lockfile/missing-entries.ts';
import { readLockfile } from '#scripts/lockfile/read-lockfile.ts';

// Run after `npm install`: adds the entries that this machine's registry could not tell about.
const file = 'package-lock.json';
const lockfile = readLockfile(file);
const missing = missingEntries(lockfile);
const packages = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) =>
  a.localeCompare(b, 'en'),
);
writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} entries added`);
