import path from 'node:path';
import { z } from 'zod';
import type { Area } from '#backend/area.ts';
import type { Settings } from '#backend/area-settings.ts';
import { type PostgresRoute, postgresRoute } from '#backend/core/db/postgres-route.ts';
import { isThisMachine } from '#contract/this-machine.ts';

const Env = z.object({
  SANDBOX: z.enum(['yes', 'no']).optional(),
  APP_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) origin' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  HOST: z.string().optional(),
  TRUST_PROXY: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://' })
    .optional(),
  DATABASE_PLAIN: z.enum(['yes', 'no']).default('no'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  BACKEND_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an ISO instant with a zone, like 2025-06-15T19:00:00+07:00' })
    .optional(),
  BACKEND_HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], {
      error: 'must be an IP address of this machine or localhost',
    })
    .optional(),
  BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(3200),
  TRUSTED_GATEWAYS: z.string().default('127.0.0.1,::1'),
  BACKEND_SECRET: z.string().min(32, { error: 'needs at least 32 characters' }).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface BackendEnv {
  /** Money, codes and time may be simulated here. */
  readonly sandbox: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly poolSize: number;
  /** Instant at which the sandbox clock starts; undefined for the real time. */
  readonly clockStart: Date | undefined;
  readonly port: number;
  /** Where this machine reads metrics; undefined measures nothing. */
  readonly metricsPort: number | undefined;
  /** Address to listen on; undefined for all of them. */
  readonly host: string | undefined;
  /** Addresses or CIDR ranges of web servers whose word on a client's address counts. */
  readonly trustedGateways: readonly string[];
  /** Keys of the backend are derived from it; undefined makes one in the data folder. */
  readonly backendSecret: string | undefined;
  /** What areas say and read themselves. */
  readonly settings: Settings;
  readonly logLevel: z.infer<typeof Env>['LOG_LEVEL'];
}

type Given = z.infer<typeof Env>;

/**
 * `SANDBOX` decides. Without it a sandbox is only what stays on this machine: no setting says that members come over
 * https, through a proxy or to another address than localhost, or that the database or a web server lies elsewhere.
 */
function isSandbox(env: Given, route: PostgresRoute | undefined): boolean {
  if (env.SANDBOX) return env.SANDBOX === 'yes';
  const site = env.APP_ORIGIN ? new URL(env.APP_ORIGIN) : undefined;
  const siteIsHere = !site || (site.protocol === 'http:' && isThisMachine(site.hostname));
  const named = [env.HOST, env.BACKEND_HOST, ...gatewaysOf(env)].filter((host) => host !== undefined);
  return siteIsHere && env.TRUST_PROXY !== 'yes' && route?.local !== false && named.every(isThisMachine);
}

function gatewaysOf(env: Given): string[] {
  return env.TRUSTED_GATEWAYS.split(',').map((entry) => entry.trim());
}

function routeOf(url: string, problems: string[]): PostgresRoute | undefined {
  try {
    return postgresRoute(url);
  } catch {
    problems.push('DATABASE_URL: cannot be read, or names a certificate file that cannot be read');
    return undefined;
  }
}

function unusable(problems: readonly string[]): Error {
  return new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);
}

/** Reads and checks the variables of the backend and of its areas; throws one error that names every bad variable and why. */
export function readBackendEnv(
  areas: ReadonlyArray<Pick<Area, 'env'>>,
  source: Readonly<Record<string, string | undefined>> = process.env,
): BackendEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Env.safeParse(given);
  const problems = areas.flatMap(({ env }) => env?.problems(given) ?? []);
  if (!parsed.success) {
    const own = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw unusable([...own, ...problems]);
  }
  const env = parsed.data;
  const route = env.DATABASE_URL ? routeOf(env.DATABASE_URL, problems) : undefined;
  // Node's own switch turns every check of a certificate off.
  const verified = route?.verified && source.NODE_TLS_REJECT_UNAUTHORIZED !== '0';
  if (route && !route.local && !verified && env.DATABASE_PLAIN === 'no') {
    problems.push(
      'DATABASE_URL: the server is not on this machine and its certificate would not be checked: add ?sslmode=verify-full, or set DATABASE_PLAIN=yes to do without',
    );
  }
  const sandbox = isSandbox(env, route);
  if (env.BACKEND_CLOCK && !sandbox) {
    problems.push('BACKEND_CLOCK: only a sandbox has a clock of its own; SANDBOX=yes makes this one');
  }
  if (problems.length > 0) throw unusable(problems);
  const dataDir = path.resolve(env.DATA_DIR);
  // The site says where it is; a backend of its own knows it by its port.
  const defaults = Object.assign({}, ...areas.map((area) => area.env?.defaults));
  const all: typeof given = { OWN_URL: `http://127.0.0.1:${env.BACKEND_PORT}`, ...defaults, ...given };
  const ofAreas = areas.flatMap((area) => area.env?.variables ?? []).map((name) => [name, all[name]]);
  return {
    sandbox,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    clockStart: env.BACKEND_CLOCK ? new Date(env.BACKEND_CLOCK) : undefined,
    port: env.BACKEND_PORT,
    metricsPort: env.METRICS_PORT,
    // Nobody else is meant to reach it while every web server is on this machine.
    host: env.BACKEND_HOST ?? (gatewaysOf(env).every(isThisMachine) ? '127.0.0.1' : undefined),
    trustedGateways: gatewaysOf(env),
    backendSecret: env.BACKEND_SECRET,
    settings: {
      given: Object.fromEntries(ofAreas),
      dataDir,
      servers: areas.flatMap((area) => area.env?.servers ?? []),
    },
    logLevel: env.LOG_LEVEL,
  };
}
