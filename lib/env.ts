import 'server-only';
import { z } from 'zod';

const Env = z
  .object({
    API_BACKEND: z.enum(['embedded', 'remote', 'mock']).default('embedded'),
    API_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) origin' }).optional(),
    APP_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) origin' }).optional(),
    SESSION_SECRET: z.string().min(32, { error: 'needs at least 32 characters' }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
  })
  .refine((env) => env.API_BACKEND !== 'remote' || env.API_ORIGIN, {
    path: ['API_ORIGIN'],
    error: 'is needed when API_BACKEND=remote',
  });

/** True in the mock build. The value is inlined when the site is built. */
export const isMockBuild = process.env.MOCK_BUILD === 'yes';

export interface WebEnv {
  readonly apiBackend: 'embedded' | 'remote' | 'mock';
  /** Origin of the operator's backend, for `remote`. */
  readonly apiOrigin: string | undefined;
  /** True when members reach the site over https: cookies are then `Secure` and `__Host-`. */
  readonly secure: boolean;
  readonly sessionSecret: string | undefined;
  readonly dataDir: string;
}

/** Reads and checks the web's variables; throws one error that names every bad variable and why. */
export function readWebEnv(source: Readonly<Record<string, string | undefined>> = process.env): WebEnv {
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
    apiBackend: env.API_BACKEND,
    apiOrigin: env.API_ORIGIN ? new URL(env.API_ORIGIN).origin : undefined,
    secure: env.APP_ORIGIN?.startsWith('https:') ?? false,
    sessionSecret: env.SESSION_SECRET,
    dataDir: env.DATA_DIR,
  };
}
