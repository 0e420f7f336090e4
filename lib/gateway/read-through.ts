import 'server-only';
import type { CallKey, Calls } from '#contract/calls.ts';
import { dataOf } from '#lib/api/call.ts';
import { throughGateway } from '#lib/gateway/gateway.ts';

/** Headers of a page's request that its reads go with: `cookie`, and what the backend is told of the caller. */
export type PageHeaders = Readonly<Record<string, string>>;
const CARRIED = ['cookie', 'user-agent', 'x-forwarded-for'];

/** Of a request's headers, those that its reads go with. */
export function carriedHeaders(headerOf: (name: string) => string | null | undefined): PageHeaders {
  const pairs = CARRIED.map((name) => [name, headerOf(name)] as const);
  return Object.fromEntries(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function requestOf(key: CallKey, input: Record<string, unknown>, given: PageHeaders): Request {
  const [method = 'GET', path = '/'] = key.split(' ');
  const url = new URL(path, 'http://in-process');
  if (method === 'POST') {
    return new Request(url, {
      method,
      headers: { ...given, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  }
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return new Request(url, { headers: given });
}

/**
 * Reads one call through the gateway as whoever sent these headers; `hear` gets the backend's time in its answer. Throws
 * what `call` throws: `ApiRefusal`, `SessionExpired`, `ApiUnreachable`.
 */
export async function readThrough<Key extends CallKey>(
  key: Key,
  input: Calls[Key]['request'],
  given: PageHeaders,
  hear: (serverTime: string | null) => void = () => {},
): Promise<Calls[Key]['data']> {
  const answer = await throughGateway(requestOf(key, { ...input }, given));
  hear(answer.headers.get('x-server-time'));
  return dataOf(answer.status, await answer.json());
}
