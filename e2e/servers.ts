import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What stands behind /api in a Playwright project of this name. */
export type ServerName = 'mock' | 'embedded' | 'remote' | 'postgres';

export interface JourneyServer {
  readonly origin: string;
  /** Environment of the process that holds the backend; `npm run ops` under it reaches this server's data. */
  readonly env: Readonly<Record<string, string>>;
}

// Set by the first process of a run, so that its workers see the same folder and ports.
process.env.JOURNEY_DIR ??= scratchFolder();
process.env.JOURNEY_PORT ??= '3400';
const dir = process.env.JOURNEY_DIR;
const firstPort = Number(process.env.JOURNEY_PORT);
// The operator's commands, of which live journeys start some sixty.
process.env.BUNDLED_PROGRAMS ??= path.resolve('node_modules/.cache/programs', `journeys-${firstPort}`);

/** Gone when the run ends. PostgreSQL has an account of its own and must be able to pass through. */
function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pwin-journeys-'));
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The evening before the draw of 16 June 2025; its numbers are published. */
const BACKEND_CLOCK = '2025-06-15T19:00:00+07:00';

// Empty values keep what an `.env` file says out of the tests.
const nothing = {
  API_BACKEND: '',
  API_ORIGIN: '',
  APP_ORIGIN: '',
  BACKEND_HOST: '',
  DATABASE_URL: '',
  HOST: '',
  SANDBOX: '',
  SESSION_SECRET: '',
  TRUSTED_GATEWAYS: '',
};

export const ports = {
  mock: firstPort,
  embedded: firstPort + 1,
  remote: firstPort + 2,
  postgres: firstPort + 3,
  backend: firstPort + 4,
  database: firstPort + 5,
  stopped: firstPort + 6,
};

export const databaseDir = path.join(dir, 'cluster');

function serverOf(name: ServerName, env: Record<string, string>): JourneyServer {
  const base = { ...nothing, BACKEND_CLOCK, LOG_LEVEL: 'warn', DATA_DIR: path.join(dir, name) };
  return { origin: `http://localhost:${ports[name]}`, env: { ...base, ...env } };
}

export const servers: Readonly<Record<ServerName, JourneyServer>> = {
  mock: serverOf('mock', { API_BACKEND: 'mock' }),
  embedded: serverOf('embedded', {}),
  remote: serverOf('remote', { BACKEND_PORT: String(ports.backend) }),
  postgres: serverOf('postgres', { DATABASE_URL: `postgres://pwin@127.0.0.1:${ports.database}/postgres` }),
};
