'use client';

import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { CallKey, Calls } from '#contract/calls.ts';
import type { Change } from '#contract/endpoint.ts';
import { type CallOptions, call } from '#lib/api/call.ts';
import { NotSent } from '#lib/api/errors.ts';
import { useRefresh } from '#lib/api/use-refresh.ts';

/** Calls that make nothing out of date by the contract, and those that do. */
type QuietCall = { [Key in CallKey]: Calls[Key]['changes'] extends readonly [] ? Key : never }[CallKey];
type ChangingCall = Exclude<CallKey, QuietCall>;

type Failing = Pick<CallOptions, 'handleErrors'>;
interface Changing<Key extends CallKey> extends Failing {
  /** What the contract says of the call; another word does not compile. Read again after a refusal or a lost answer too. */
  readonly changes: Calls[Key]['changes'];
}
type Sent<Key extends CallKey> = UseMutationResult<Calls[Key]['data'], Error, Calls[Key]['request']>;

/** One call that does something, sent when a person asks for it: `mutateAsync(input)` and `isPending`. */
export function useCall<Key extends QuietCall>(key: Key, options?: Failing): Sent<Key>;
export function useCall<Key extends ChangingCall>(key: Key, options: Changing<Key>): Sent<Key>;
export function useCall<Key extends CallKey>(
  key: Key,
  { changes = [], handleErrors }: Failing & { readonly changes?: readonly Change[] } = {},
): Sent<Key> {
  const refresh = useRefresh();
  return useMutation<Calls[Key]['data'], Error, Calls[Key]['request']>({
    mutationFn: (input) =>
      handleErrors === undefined ? call(key, input) : call(key, input, { handleErrors }),
    onSettled: (_data, error) => {
      if (!(error instanceof NotSent)) refresh(changes, key);
    },
  });
}
