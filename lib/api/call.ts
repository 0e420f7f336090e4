import type { CallKey, Calls } from '#contract/calls.ts';
import { sharedWords } from '#contract/words.ts';
import {
  ApiRefusal,
  ApiUnreachable,
  BadRequest,
  FAILED_MESSAGE,
  NotSent,
  SessionExpired,
  SITE_MESSAGE,
  UNREACHABLE_MESSAGE,
} from '#lib/api/errors.ts';
import { loadClient } from '#lib/api/load-client.ts';
import { reloadForPart } from '#lib/missing-part.ts';
import { isOffline } from '#lib/network.ts';

export interface CallOptions {
  /** False leaves a 400 or 401 to the caller. */
  handleErrors?: boolean;
  signal?: AbortSignal;
}

/**
 * Calls the API. Answers the data of a success; throws `ApiRefusal` when the backend says no, `SessionExpired` on 401,
 * `ApiUnreachable` when no answer came and `NotSent` when nothing was sent, because the
 * device is offline or the client's script could not be loaded. The types are the contract's; the server parsed the answer by it.
 */
export async function call<Key extends CallKey>(
  key: Key,
  input: Calls[Key]['request'],
  options: CallOptions = {},
): Promise<Calls[Key]['data']> {
  if (isOffline()) throw new NotSent();
  const [method, url] = key.split(' ');
  const client = await loadClient().catch((cause: unknown) => {
    void reloadForPart();
    throw new NotSent({ cause });
  });
  const response = await client
    .request({ method, url, ...(method === 'GET' ? { params: input } : { data: input }), ...options })
    .catch((cause: unknown) => {
      throw new ApiUnreachable(UNREACHABLE_MESSAGE, { cause });
    });
  return dataOf(response.status, response.data);
}

interface Envelope {
  readonly error?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

/** Data of an envelope; the one place where an answer is taken for its contract type. */
export function dataOf<Data>(status: number, body: unknown): Data {
  const { error, status: stated, message, data }: Envelope = Object(body);
  const code = error ?? stated;
  const facts = { ...Object(data) };
  if (status === 401) throw new SessionExpired(sharedWords.sessionOver, facts);
  // What is not ours says nothing of the call; without a failure it comes from something on the way, like the login page of a network.
  if (typeof code !== 'number') throw new ApiUnreachable(status >= 500 ? SITE_MESSAGE : UNREACHABLE_MESSAGE);
  if (status === 200 && code === 0) return (data === undefined ? body : data) as Data;
  const said = typeof message === 'string' ? message : undefined;
  if (status >= 500) throw new ApiUnreachable(said ?? SITE_MESSAGE);
  const Refused = status === 400 ? BadRequest : ApiRefusal;
  throw new Refused(code, said ?? FAILED_MESSAGE, facts);
}
