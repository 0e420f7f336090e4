import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, type Dirent, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#backend/core/db/database.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { databaseOn } from '#backend/core/db/pglite/pglite.ts';
import type { RoomToWrite } from '#backend/core/db/room-to-write.ts';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { rememberPglite } from './rewind-pglite.ts';

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

/** Writes the files of a migrated, empty database into a folder. */
export async function makeTemplate(folder: string): Promise<void> {
  const lite = await PGlite.create({ parsers: { 20: BigInt } });
  await migrate(inMemory(lite));
  for (const statement of DROP_TEMPLATES.trim().split('\n')) await lite.exec(statement);
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  const unpack = ['--extract', '--file', '-', '--directory', folder];
  execFileSync('tar', unpack, { input: await dump.bytes(), stdio: ['pipe', 'ignore', 'ignore'] });
  // A test's rows fit into few buffers; the usual 128 MB would be made and thrown away with every copy.
  appendFileSync(path.join(folder, 'postgresql.conf'), '\nshared_buffers = 8MB\n');
}

function templateFolder(): string {
  const folder = inject('pgliteTemplate');
  if (!folder) throw new Error('Only tests of the project integ have a template');
  return folder;
}

interface TemplateFiles {
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

function readTemplate(): TemplateFiles {
  const root = templateFolder();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const nameOf = (entry: Dirent) => path.relative(root, path.join(entry.parentPath, entry.name));
  const files = entries.filter((entry) => entry.isFile()).map(nameOf);
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(nameOf),
    // No Buffer: its `slice`, with which memory takes a file over, would share these bytes between all copies.
    files: new Map(files.map((name) => [name, new Uint8Array(readFileSync(path.join(root, name)))])),
  };
}

/** Where the engine has its database. */
const ENGINE_FOLDER = '/pglite/data';
let template: TemplateFiles | undefined;

/** Memory that begins with a migrated database: written file by file it costs a third of what unpacking a tar does. */
class CopyInMemory extends MemoryFS {
  override async initialSyncFs(): Promise<void> {
    await super.initialSyncFs();
    template ??= readTemplate();
    const memory = this.pg?.Module.FS;
    for (const name of template.folders) memory?.mkdirTree(`${ENGINE_FOLDER}/${name}`, 0o700);
    for (const [name, content] of template.files) memory?.writeFile(`${ENGINE_FOLDER}/${name}`, content);
  }
}

/** An engine with a database in memory, and how that becomes again what it was. */
interface Engine {
  readonly lite: PGlite;
  readonly empty: () => void;
  /** With rows in it that more than one test begins with, by what they are. */
  readonly filled: Map<string, () => void>;
}

/** Engines of this process that no test has. */
const idle: Engine[] = [];

async function newEngine(): Promise<Engine> {
  const lite = await PGlite.create({ fs: new CopyInMemory(), parsers: { 20: BigInt } });
  // The language of the triggers is loaded once for an engine, which does not forget it.
  await lite.exec('DO $$ BEGIN END $$');
  return { lite, empty: rememberPglite(lite), filled: new Map() };
}

/** The engine in the hands of one test: closed, it answers nothing any more and waits for the next. */
function handOut(engine: Engine): PGlite {
  const { lite } = engine;
  let isClosed = false;
  const close = async () => {
    const shut = async () => {
      isClosed = true;
    };
    await lite._runExclusiveTransaction(() => lite.runExclusive(shut));
    // Who left a transaction open by SQL text has an engine that is in no state to be kept.
    if (lite.isInTransaction()) await lite.close();
    else idle.push(engine);
  };
  return new Proxy(lite, {
    get: (_, name) => {
      if (isClosed) throw new Error('PGlite is closed');
      if (name === 'close') return close;
      const found: unknown = Reflect.get(lite, name, lite);
      return typeof found === 'function' ? found.bind(lite) : found;
    },
  });
}

/** A new migrated database of a test's own. */
export async function openCopy(room?: RoomToWrite): Promise<Database> {
  const engine = idle.pop() ?? (await newEngine());
  engine.empty();
  return inMemory(handOut(engine), room);
}

/** What was asked for once already, by its name: what nobody asks for again is not worth remembering. */
const asked = new Set<string>();

/**
 * The same with the rows that `fill` writes; `name` says which, and the same name has the same rows. What `keep` prepares is
 * prepared in each of them that is put back.
 */
export async function openFilled(
  name: string,
  fill: (db: Database) => Promise<void>,
  keep: (db: Database) => Promise<void> = async () => {},
): Promise<Database> {
  const at = idle.findIndex(({ filled }) => filled.has(name));
  const engine = idle.splice(at, 1)[0] ?? (await newEngine());
  const refill = engine.filled.get(name);
  if (refill) {
    refill();
    return inMemory(handOut(engine));
  }
  engine.empty();
  const { lite } = engine;
  await fill(inMemory(lite));
  // What was prepared for filling is known to nobody any more.
  await lite.exec('DEALLOCATE ALL');
  if (asked.has(name)) {
    await keep(inMemory(lite));
    engine.filled.set(name, rememberPglite(lite));
  }
  asked.add(name);
  return inMemory(handOut(engine));
}

/** A new data folder of a test's own with a migrated database in it: a start there takes a third of the first one's time. */
export function migratedFolder(): ReturnType<typeof scratchFolder> {
  const folder = scratchFolder();
  fillFolder(folder.path);
  return folder;
}

/** Puts a migrated database into a data folder that is empty or not there yet. */
export function fillFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  cpSync(templateFolder(), path.join(dataDir, 'pg'), { recursive: true });
}
