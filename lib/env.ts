import 'server-only';
import { z } from 'zod';
import { isThisMachine } from '#contract/this-machine.ts';

const Env = z
  .object({
    API_BACKEND: z.enum(['embedded', 'remote', 'mock']).default('embedded'),
    API_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) origin' }).optional(),
    API_PLAIN: z.enum(['yes', 'no']).default('no'),
    APP_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http(s) origin' }).optional(),
    SESSION_SECRET: z.string().min(32, { error: 'needs at least 32 characters' }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
  })
  .refine((env) => env.API_BACKEND !== 'remote' || env.API_ORIGIN, {
    path: ['API_ORIGIN'],
    error: 'is needed when API_BACKEND=remote',
  });

/** True when the answers of the API are made up by the mocks, where every test has a world of its own. */
export const isMocked = process.env.API_BACKEND === 'mock';

export interface WebEnv {
  readonly apiBackend: 'embedded' | 'remote' | 'mock';
  /** Origin of the operator's backend, for `remote`. */
  readonly apiOrigin: string | undefined;
  /** True when members reach the site over https: cookies are then `Secure` and `__Host-`. */
  readonly secure: boolean;
  readonly sessionSecret: string | undefined;
  readonly dataDir: string;
}

/** Sessions and money travel to the backend: over https with a checked certificate, or without leaving this machine. */
function isSafe(origin: URL, certificatesChecked: boolean): boolean {
  return isThisMachine(origin.hostname) || (origin.protocol === 'https:' && certificatesChecked);
}

function unusable(reasons: readonly string[]): Error {
  return new Error(`The environment is not usable:\n  ${reasons.join('\n  ')}`);
}

/** Reads and checks the web's variables; throws one error that names every bad variable and why. */
export function readWebEnv(source: Readonly<Record<string, string | undefined>> = process.env): WebEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const origin = env.API_ORIGIN ? new URL(env.API_ORIGIN) : undefined;
  // Node's own switch turns every check of a certificate off.
  const certificatesChecked = source.NODE_TLS_REJECT_UNAUTHORIZED !== '0';
  if (
    env.API_BACKEND === 'remote' &&
    env.API_PLAIN === 'no' &&
    origin &&
    !isSafe(origin, certificatesChecked)
  ) {
    throw unusable([
      'API_ORIGIN: is not on this machine and needs https with a checked certificate, or API_PLAIN=yes to do without',
    ]);
  }
  return {
    apiBackend: env.API_BACKEND,
    apiOrigin: origin?.origin,
    secure: env.APP_ORIGIN?.startsWith('https:') ?? false,
    sessionSecret: env.SESSION_SECRET,
    dataDir: env.DATA_DIR,
  };
}
