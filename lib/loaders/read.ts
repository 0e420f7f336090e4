import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { CallKey, Calls } from '#contract/calls.ts';
import { dataOf } from '#lib/api/call.ts';
import { throughGateway } from '#lib/gateway/gateway.ts';

function requestOf(key: CallKey, input: Record<string, unknown>, given: Record<string, string>): Request {
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
 * Reads one call through the gateway, in process, as the visitor of this request. Throws what `call` throws:
 * `ApiRefusal`, `SessionExpired`, `ApiUnreachable`.
 */
export async function read<Key extends CallKey>(
  key: Key,
  input: Calls[Key]['request'],
): Promise<Calls[Key]['data']> {
  const incoming = await headers();
  const given: Record<string, string> = {};
  for (const name of ['cookie', 'user-agent', 'x-forwarded-for']) {
    const value = incoming.get(name);
    if (value) given[name] = value;
  }
  const answer = await throughGateway(requestOf(key, { ...input }, given));
  noteServerTime(answer.headers.get('x-server-time'));
  return dataOf(answer.status, await answer.json());
}

const clockOfRequest = cache((): { aheadMs: number | undefined } => ({ aheadMs: undefined }));
let newestAheadMs = 0;

function noteServerTime(header: string | null): void {
  const aheadMs = Date.parse(header ?? '') - Date.now();
  if (Number.isNaN(aheadMs)) return;
  newestAheadMs = aheadMs;
  clockOfRequest().aheadMs = aheadMs;
}

/** Now by the backend's clock in epoch ms, as far as its answers told; a sandbox clock may be far from the real one. */
export function backendNowMs(): number {
  return Date.now() + (clockOfRequest().aheadMs ?? newestAheadMs);
}
