import 'server-only';
import { LRUCache } from 'lru-cache';

/** Longer than a request is under way. */
const REMEMBERED_MS = 60_000;
/** More than are replaced in that time. */
const MOST = 1_000;
const replacedAtMs = new LRUCache<string, number>({ max: MOST });

/** Notes that a login in the same browser takes the place of this session, so that the browser is about to have another cookie. */
export function noteReplaced(token: string): void {
  replacedAtMs.set(token, Date.now());
}

/**
 * True for a session whose end says nothing of the cookie that its browser has by now. Not for long: where the answer of the login was
 * lost, the browser is left with this one.
 */
export function wasReplaced(token: string): boolean {
  return Date.now() - (replacedAtMs.get(token) ?? 0) < REMEMBERED_MS;
}
