import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { prepareDataDir } from '#backend/db/data-dir.ts';
import type { BackendEnv } from '#backend/env.ts';

const Secrets = z.object({ webhook: z.array(z.string().min(16)).min(1) });
const BACKEND_SECRET_LENGTH = 32;

/** Text of a file in the data folder that is made at the first use and that only its owner reads. */
function madeOnce(dataDir: string, name: string, make: () => string): string {
  prepareDataDir(dataDir);
  const file = path.join(dataDir, name);
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}

/**
 * Secrets that sign payment events, newest first: those of the environment, else one that is made once and kept in
 * `secrets.json` of the data folder, which only its owner reads.
 */
export function webhookSecrets(env: Pick<BackendEnv, 'webhookSecrets' | 'dataDir'>): readonly string[] {
  if (env.webhookSecrets) return env.webhookSecrets;
  const made = () =>
    `${JSON.stringify({ webhook: [randomBytes(BACKEND_SECRET_LENGTH).toString('base64url')] }, null, 2)}\n`;
  return Secrets.parse(JSON.parse(madeOnce(env.dataDir, 'secrets.json', made))).webhook;
}

/**
 * Key of one use (`label`), derived from `BACKEND_SECRET`, else from a secret that is made once and kept as
 * `backend-secret` in the data folder.
 */
export function backendKey(env: Pick<BackendEnv, 'backendSecret' | 'dataDir'>, label: string): Buffer {
  const made = () => randomBytes(BACKEND_SECRET_LENGTH).toString('base64url');
  const secret = env.backendSecret ?? madeOnce(env.dataDir, 'backend-secret', made);
  if (secret.length < BACKEND_SECRET_LENGTH)
    throw new Error(`The file backend-secret in ${env.dataDir} is damaged`);
  return Buffer.from(hkdfSync('sha256', secret, 'pwin', label, BACKEND_SECRET_LENGTH));
}
