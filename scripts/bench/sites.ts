import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import packageJson from '#package.json' with { type: 'json' };
import { startCluster } from '#scripts/postgres/cluster.ts';
import { runQuietly, type Server, serve } from './server.ts';

const EMPTY = path.resolve('scripts/bench/empty-page');
const NEXT = path.resolve('node_modules/next/dist/bin/next');
/** The evening before a draw, as in the journeys: its round is open, the draws before it are published. */
const BACKEND_CLOCK = '2025-06-15T19:00:00+07:00';

export const engines = ['PGlite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

export interface BenchSite extends Server {
  /** Environment under which the operator's commands reach its data. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts it once more on its data. */
  restart(): Promise<BenchSite>;
}

/** The site as `npm start` serves it, on an engine, with a data folder of its own; a missing build is made first. */
export async function serveSite(engine: Engine, port: number): Promise<BenchSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pwin-bench-'));
  const cluster = engine === 'PostgreSQL' ? await startCluster() : undefined;
  const env = {
    DATA_DIR: path.join(dataDir, 'data'),
    DATABASE_URL: cluster?.url() ?? '',
    BACKEND_CLOCK,
    LOG_LEVEL: 'warn',
    // Whoever asks may speak for many clients, as an operator's proxy does.
    SANDBOX: 'yes',
    TRUST_PROXY: 'yes',
  };
  const begin = async (): Promise<BenchSite> => {
    const server = await serve(packageJson.scripts.start, port, env);
    return {
      ...server,
      env,
      restart: async () => {
        await server.stop();
        return begin();
      },
      stop: async () => {
        await server.stop();
        await cluster?.stop();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  };
  return begin();
}

/** An empty dynamic page of the same Next: what everything is compared with. */
export async function serveEmptyPage(port: number): Promise<Server> {
  const madeAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isBuilt = madeAt(path.join(EMPTY, '.next/BUILD_ID')) > madeAt('package-lock.json');
  if (!isBuilt) await runQuietly([NEXT, 'build'], EMPTY);
  return serve(`exec "${process.execPath}" "${NEXT}" start -p ${port}`, port, {}, EMPTY);
}

/** A plain server that answers `/5000` with as many bytes: as fast as the one who asks can be answered. */
export function servePlain(port: number): Promise<Server> {
  return serve(`exec "${process.execPath}" scripts/bench/plain-server.ts`, port);
}
