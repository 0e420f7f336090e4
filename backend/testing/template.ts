import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { databaseOn } from '#backend/db/pglite.ts';

/** A database on PGlite in memory, which needs no write barrier and no lock. */
export function inMemory(lite: PGlite): Database {
  return databaseOn(
    lite,
    async () => {},
    () => {},
  );
}

/** Contents of a migrated, empty database. */
export async function makeTemplate(): Promise<Blob | File> {
  const lite = await PGlite.create({ parsers: { 20: BigInt } });
  await migrate(inMemory(lite));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return dump;
}

let template: Promise<Blob | File> | undefined;

/** A new migrated database of a test's own. */
export async function openCopy(): Promise<Database> {
  const file = inject('pgliteTemplate');
  template ??= file ? openAsBlob(file) : makeTemplate();
  return inMemory(await PGlite.create({ loadDataDir: await template, parsers: { 20: BigInt } }));
}
