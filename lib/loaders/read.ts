import 'server-only';
import type { CallKey, Calls } from '#contract/calls.ts';
import { dataOf } from '#lib/api/call.ts';
import { inProcess } from '#lib/gateway/backends.ts';
import { readThrough } from '#lib/gateway/read-through.ts';
import { noteServerTime } from '#lib/loaders/server-clock.ts';
import { askedWith, loadVisit } from '#lib/loaders/visit.ts';

/**
 * Reads one call as who opens this page: in the embedded backend under the page's one authentication, else through the
 * gateway. Throws what `call` throws: `ApiRefusal`, `SessionExpired`, `ApiUnreachable`.
 */
export async function read<Key extends CallKey>(
  key: Key,
  input: Calls[Key]['request'],
): Promise<Calls[Key]['data']> {
  const backend = await inProcess();
  if (!backend) return readThrough(key, input, await askedWith(), noteServerTime);
  const { status, body } = await backend.read(key, input, async () => (await loadVisit())?.visit);
  return dataOf(status, body);
}
