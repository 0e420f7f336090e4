import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '#scripts/ensure.mjs';

const META = 'backend/core/db/migrations/meta';

// `npm run migration -- --name add_wheel`: writes the SQL that takes the last migration to the schema in the code.
process.exitCode = await run('drizzle-kit', ['generate', ...process.argv.slice(2)]);

// The next migration is made from the newest snapshot alone.
const snapshots = readdirSync(META).filter((file) => file.endsWith('_snapshot.json'));
for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(META, file));
