import { queryOptions } from '@tanstack/react-query';
import type { CallKey, Calls } from '#contract/calls.ts';
import { call } from '#lib/api/call.ts';

/** Query of one call: its key is the call and its input, the same on the server's prefetch and in the browser. */
export function apiQuery<Key extends CallKey>(key: Key, input: Calls[Key]['request']) {
  return queryOptions<Calls[Key]['data']>({
    queryKey: [key, input],
    queryFn: ({ signal }) => call(key, input, { signal }),
  });
}
