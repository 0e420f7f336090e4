import { createHash } from 'node:crypto';

/** Hash of a request's meaning, to tell a retry from another request that reuses its key. */
export function requestHash(request: unknown): string {
  const text = JSON.stringify(request, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
  return createHash('sha256').update(text).digest('base64url');
}
