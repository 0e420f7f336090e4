import { type ExecFileOptions, execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres, serverAccount } from './find-postgres.ts';

const run = promisify(execFile);
const OWNER = 'pwin';

export interface ClusterPlace {
  /** Folder of the cluster; it must be empty or hold an earlier one. Default: a new temporary folder, removed at the end. */
  readonly dir?: string;
  /** Default: a free port. */
  readonly port?: number;
  /** Settings of the server beside its own, by their names in PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Cluster extends AsyncDisposable {
  readonly dir: string;
  readonly port: number;
  /** Connection string of a database of this cluster. */
  url(database?: string): string;
  /** Makes an empty database and answers its connection string. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own: new cluster, own port and socket, fsync on. Throws when no server is installed. */
export async function startCluster(place: ClusterPlace = {}): Promise<Cluster> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed: apt-get install postgresql, or set PG_BIN');
  const dir = path.resolve(place.dir ?? mkdtempSync(path.join(tmpdir(), 'pwin-postgres-')));
  const port = place.port ?? (await freePort());
  const options = prepareFolder(dir);
  const call = (program: string, args: string[]) => run(path.join(bin, program), args, options);
  if (!existsSync(path.join(dir, 'data/PG_VERSION'))) {
    const settings = ['--username', OWNER, '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'];
    await call('initdb', ['--pgdata', 'data', ...settings]);
  }
  const settings = [
    '-p',
    String(port),
    '-k',
    dir,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
    ...Object.entries(place.settings ?? {}).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  await call('pg_ctl', [
    'start',
    '--wait',
    '--pgdata',
    'data',
    '--log',
    'server.log',
    '-o',
    settings.join(' '),
  ]);
  const url = (database = 'postgres') => `postgres://${OWNER}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    // A folder that goes with the server needs no orderly end, which may take minutes on a busy disk.
    await stopCluster(dir, place.dir ? 'fast' : 'immediate');
    if (!place.dir) rmSync(dir, { recursive: true, force: true });
  };
  return {
    dir,
    port,
    url,
    stop,
    createDatabase: async (name) => {
      await call('createdb', ['--host', '127.0.0.1', '--port', String(port), '--username', OWNER, name]);
      return url(name);
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** Stops the server of a cluster, if it runs; its folder stays. */
export async function stopCluster(dir: string, mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
  if (!findPostgres() || !existsSync(path.join(dir, 'data/postmaster.pid'))) return;
  await controlCluster(dir, ['stop', '--mode', mode]);
}

/** Gives `pg_ctl` a command for the server of a cluster, and waits for its end. */
export async function controlCluster(dir: string, command: readonly string[]): Promise<void> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed');
  await run(path.join(bin, 'pg_ctl'), [...command, '--wait', '--pgdata', 'data'], prepareFolder(dir));
}

function prepareFolder(dir: string): ExecFileOptions {
  mkdirSync(dir, { recursive: true });
  const account = serverAccount();
  if (account) chownSync(dir, account.uid, account.gid);
  return {
    cwd: dir,
    ...account,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
