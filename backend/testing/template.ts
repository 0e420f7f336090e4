import { execFileSync } from 'node:child_process';
import { mkdirSync, openAsBlob } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { databaseOn } from '#backend/db/pglite.ts';
import type { RoomToWrite } from '#backend/db/room-to-write.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';

/** A database on PGlite in memory, which needs no write barrier and no lock. */
export function inMemory(lite: PGlite, room?: RoomToWrite): Database {
  return databaseOn(
    lite,
    async () => {},
    () => {},
    room,
  );
}

/** What PostgreSQL brings to make further databases from is a third of its files, and nobody makes one here. */
const DROP_TEMPLATES = `
  UPDATE pg_database SET datistemplate = false;
  DROP DATABASE template0;
  DROP DATABASE template1;`;

/** Contents of a migrated, empty database, as a tar. */
export async function makeTemplate(): Promise<Blob | File> {
  const lite = await PGlite.create({ parsers: { 20: BigInt } });
  await migrate(inMemory(lite));
  for (const statement of DROP_TEMPLATES.trim().split('\n')) await lite.exec(statement);
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return dump;
}

function templateFile(): string {
  const file = inject('pgliteTemplate');
  if (!file) throw new Error('Only tests of the project integ have a template');
  return file;
}

let template: Promise<Blob> | undefined;
/** A test's rows fit into few buffers; the usual 128 MB are made and thrown away with every world. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** A new migrated database of a test's own. */
export async function openCopy(room?: RoomToWrite): Promise<Database> {
  template ??= openAsBlob(templateFile());
  const options = { loadDataDir: await template, parsers: { 20: BigInt }, startParams };
  return inMemory(await PGlite.create(options), room);
}

/** A new data folder of a test's own with a migrated database in it: a start there takes a third of the first one's time. */
export function migratedFolder(): ReturnType<typeof scratchFolder> {
  const folder = scratchFolder();
  fillFolder(folder.path);
  return folder;
}

/** Puts a migrated database into a data folder that is empty or not there yet. */
export function fillFolder(dataDir: string): void {
  const database = path.join(dataDir, 'pg');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['--extract', '--file', templateFile(), '--directory', database], { stdio: 'ignore' });
}
