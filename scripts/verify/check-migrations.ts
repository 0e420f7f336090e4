import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';

const MIGRATIONS = 'backend/core/db/migrations';
const COPY = 'test-results/migrations';

/**
 * Says so when the schema in the code has moved on from the last migration, tried on a copy, or when snapshots of older
 * migrations stand beside the newest.
 */
export function checkMigrations(): string[] {
  rmSync(COPY, { recursive: true, force: true });
  cpSync(MIGRATIONS, COPY, { recursive: true });
  const schema = ['--dialect', 'postgresql', '--schema', './backend/**/tables.ts'];
  execFileSync('drizzle-kit', ['generate', ...schema, '--out', COPY, '--name', 'next'], { stdio: 'pipe' });
  const added = readdirSync(COPY).filter((file) => !readdirSync(MIGRATIONS).includes(file));
  const snapshots = readdirSync(`${MIGRATIONS}/meta`).filter((file) => file.endsWith('_snapshot.json'));
  return [
    ...added.map((file) => `the schema has changed; npm run migration -- --name <what> would write ${file}`),
    ...snapshots
      .sort()
      .slice(0, -1)
      .map((file) => `${MIGRATIONS}/meta/${file}: remove it, only the newest snapshot is needed`),
  ];
}
