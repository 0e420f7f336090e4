import 'server-only';

/** More than are replaced while a request is under way. */
const MOST = 1_000;
const replaced = new Set<string>();

/** Notes that a login in the same browser took the place of this session, so that the browser has another cookie by now. */
export function noteReplaced(token: string): void {
  replaced.add(token);
  const [oldest] = replaced;
  if (replaced.size > MOST && oldest !== undefined) replaced.delete(oldest);
}

/** True for a session whose end says nothing of the cookie that its browser has now. */
export function wasReplaced(token: string): boolean {
  return replaced.has(token);
}
