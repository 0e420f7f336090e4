import path from 'node:path';
import { z } from 'zod';

const Env = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  BACKEND_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an ISO instant with a zone, like 2025-06-15T19:00:00+07:00' })
    .optional(),
  BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).default(3200),
  TRUSTED_GATEWAYS: z.string().default('127.0.0.1,::1'),
  PAYMENT_WEBHOOK_SECRETS: z.string().min(16, { error: 'needs at least 16 characters' }).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export interface BackendEnv {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly poolSize: number;
  /** Instant at which the sandbox clock starts; undefined for the real time. */
  readonly clockStart: Date | undefined;
  readonly port: number;
  /** Addresses or CIDR ranges of web servers whose word on a client's address counts. */
  readonly trustedGateways: readonly string[];
  /** Live webhook secrets, newest first; undefined makes one in the data folder. */
  readonly webhookSecrets: readonly string[] | undefined;
  readonly logLevel: z.infer<typeof Env>['LOG_LEVEL'];
}

/** Reads and checks the backend's variables; throws one error that names every bad variable and why. */
export function readBackendEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): BackendEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n  ${reasons.join('\n  ')}`);
  }
  const env = parsed.data;
  return {
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    clockStart: env.BACKEND_CLOCK ? new Date(env.BACKEND_CLOCK) : undefined,
    port: env.BACKEND_PORT,
    trustedGateways: env.TRUSTED_GATEWAYS.split(',').map((entry) => entry.trim()),
    webhookSecrets: env.PAYMENT_WEBHOOK_SECRETS?.split(',').map((secret) => secret.trim()),
    logLevel: env.LOG_LEVEL,
  };
}
