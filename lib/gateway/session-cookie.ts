import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { valuesOf } from '#lib/cookie-values.ts';
import { readWebEnv, type WebEnv } from '#lib/env.ts';

const MAX_AGE_SECONDS = 12 * 3_600;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A secret of this installation, made once, when the operator set none. */
function localSecret(env: WebEnv): string {
  const file = path.resolve(env.dataDir, 'session-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch {
      // Another worker wrote a secret first; that one is used.
    }
    return readFileSync(file, 'utf8');
  }
}

/** The key of this installation for one purpose, from its one secret. */
export function siteKey(purpose: string): Buffer {
  const env = readWebEnv();
  const secret = env.sessionSecret ?? localSecret(env);
  return Buffer.from(hkdfSync('sha256', secret, 'pwin', purpose, 32));
}

let prepared: { key: Buffer; name: string; attributes: string } | undefined;

function settings() {
  if (prepared) return prepared;
  const env = readWebEnv();
  prepared = {
    key: siteKey('session cookie'),
    name: env.secure ? '__Host-session' : 'session',
    attributes: `Path=/; HttpOnly; SameSite=Lax${env.secure ? '; Secure' : ''}`,
  };
  return prepared;
}

/** `Set-Cookie` value that carries an access token sealed with AES-256-GCM, so it never equals the token. */
export function sealedCookie(token: string): string {
  const { key, name, attributes } = settings();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${name}=${sealed.toString('base64url')}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`;
}

/** `Set-Cookie` value that ends the session in the browser. */
export function clearedCookie(): string {
  const { name, attributes } = settings();
  return `${name}=; Max-Age=0; ${attributes}`;
}

/** Members come again with the same cookie; opening it each time would be a twentieth of a page. */
const opened = new LRUCache<string, string>({ max: 1_000 });

function openSealed(value: string, key: Buffer): string | undefined {
  const known = opened.get(value);
  if (known !== undefined) return known;
  try {
    const sealed = Buffer.from(value, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = sealed.subarray(IV_BYTES, -TAG_BYTES);
    const token = Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    opened.set(value, token);
    return token;
  } catch {
    return undefined;
  }
}

/**
 * The access token in a `Cookie` header; undefined when there is none or it was not sealed here. A neighbour's site can plant
 * further cookies of the name where it has no `__Host-` before it: what was not sealed here throws nobody out, and of two
 * sessions neither counts, for one of them may be a stranger's.
 */
export function tokenFrom(cookieHeader: string | null): string | undefined {
  const { key, name } = settings();
  const tokens = new Set(valuesOf(cookieHeader, name).flatMap((value) => openSealed(value, key) ?? []));
  return tokens.size === 1 ? [...tokens][0] : undefined;
}
