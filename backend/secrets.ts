import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareDataDir } from '#backend/core/db/data-dir.ts';

const SECRET_BYTES = 32;

/** A new secret as text, base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Text of a file in the data folder that is made at the first use and that only its owner reads. */
export function madeOnce(dataDir: string, name: string, make: () => string): string {
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
 * Key of one use (`label`), derived from the given `BACKEND_SECRET`, else from a secret that is made once and kept as
 * `backend-secret` in the data folder.
 */
export function backendKey(given: string | undefined, dataDir: string, label: string): Buffer {
  const secret = given ?? madeOnce(dataDir, 'backend-secret', newSecret);
  if (secret.length < SECRET_BYTES) throw new Error(`The file backend-secret in ${dataDir} is damaged`);
  return Buffer.from(hkdfSync('sha256', secret, 'pwin', label, SECRET_BYTES));
}

/** Tells one key from another, and nothing else of it. */
export function keyMark(key: Buffer): string {
  return createHmac('sha256', key).update('key mark').digest('base64url');
}
