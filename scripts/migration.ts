import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '#scripts/ensure.mjs';

const META = 'backend/core/db/migrations/meta';

const args = process.argv.slice(2);
const [flag, name = '', ...more] = args;

// `npm run migration -- --name add_wheel`: writes the SQL that takes the last migration to the schema in the code.
if (flag === '--name' && /^[a-z][a-z0-9_]*$/.test(name) && more.length === 0) {
  process.exitCode = await run('drizzle-kit', ['generate', ...args]);
  // The next migration is made from the newest snapshot alone.
  const snapshots = readdirSync(META).filter((file) => file.endsWith('_snapshot.json'));
  for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(META, file));
} else {
  console.error('A migration is named by small letters, digits and _: npm run migration -- --name add_wheel');
  process.exitCode = 2;
}
