import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BackendEnv } from '#backend/env.ts';

const Secrets = z.object({ webhook: z.array(z.string().min(16)).min(1) });

/**
 * Secrets that sign payment events, newest first: those of the environment, else one that is made once and kept in
 * `secrets.json` of the data folder, which only its owner reads.
 */
export function webhookSecrets(env: Pick<BackendEnv, 'webhookSecrets' | 'dataDir'>): readonly string[] {
  if (env.webhookSecrets) return env.webhookSecrets;
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(env.dataDir, 'secrets.json');
  try {
    const made = { webhook: [randomBytes(32).toString('base64url')] };
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Secrets.parse(JSON.parse(readFileSync(file, 'utf8'))).webhook;
}
