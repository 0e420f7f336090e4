import { setTimeout as wait } from 'node:timers/promises';
import { readBounded } from '#backend/core/outbound/read-bounded.ts';
import { type SignatureHeaders, signatureOf } from '#backend/core/outbound/signed-body.ts';
import type { Services } from '#backend/services.ts';

const LONGEST_MS = 10_000;
const MOST_BYTES = 1_048_576;
/** Waits before the second and the third try. */
const AGAIN_AFTER_MS = [100, 400] as const;
/** Answers that say that another try may succeed. */
const BUSY: readonly number[] = [429, 502, 503, 504];

/** A request to a server that the settings name. */
export interface OutboundCall {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Only of a POST. */
  readonly body?: string;
  /** The server does the same key once: a POST that has one may be sent again. Sent as `idempotency-key`. */
  readonly idempotencyKey?: string;
  /** A POST that only asks: sent once more, within the same time, where the line breaks, as a server may cut an idle one. */
  readonly onlyAsks?: boolean;
  /** Signs the body, or the query of a request without one, anew for each try. */
  readonly sign?: { readonly names: SignatureHeaders; readonly secret: string };
  /** How long one try may take, its answer included; ten seconds unless it is said. */
  readonly longestMs?: number;
  /** The largest answer in bytes; one MiB unless it is said. */
  readonly mostBytes?: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly rawBody: string;
  /** An earlier try came to nothing that says what became of it: it may still be on its way. */
  readonly wasTried: boolean;
}

type Caller = Pick<Services, 'clock' | 'settings'>;

/** The origins that may be called: those of all addresses in the settings of areas (`servers`). */
function allowedOrigins({ given, servers }: Caller['settings']): string[] {
  const addresses = servers.flatMap((name) => (given[name] ?? '').match(/https?:\/\/[^\s",]+/g) ?? []);
  return addresses.flatMap((address) => URL.parse(address)?.origin ?? []);
}

/**
 * Calls a server that the settings name, within a time and a size, without following it elsewhere. Tries up to three times
 * where that is safe: a GET, or a POST with an idempotency key. Answers whatever status came last. Throws when the address is
 * not in the settings, the server cannot be reached or is too slow, and when its answer is too large.
 */
export async function callServer(caller: Caller, call: OutboundCall): Promise<OutboundAnswer> {
  if (!allowedOrigins(caller.settings).includes(call.url.origin))
    throw new Error(`${call.url.origin} is no server of the settings`);
  if (call.onlyAsks) return askOnceMore(caller, call);
  const isSafe = call.method === 'GET' || call.idempotencyKey !== undefined;
  let wasTried = false;
  for (const afterMs of isSafe ? AGAIN_AFTER_MS : []) {
    const answer = await tryOnce(caller, call).catch(() => undefined);
    if (answer && !BUSY.includes(answer.status)) return { ...answer, wasTried };
    wasTried = true;
    await wait(afterMs);
  }
  return { ...(await tryOnce(caller, call)), wasTried };
}

/** The answer of a call that changes nothing. A broken line is a TypeError of fetch, a slow or too large answer is none. */
async function askOnceMore(caller: Caller, call: OutboundCall): Promise<OutboundAnswer> {
  const signal = signalOf(call);
  const first = await tryOnce(caller, call, signal).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
  return first ? { ...first, wasTried: false } : { ...(await tryOnce(caller, call, signal)), wasTried: true };
}

const signalOf = ({ longestMs = LONGEST_MS }: OutboundCall) => AbortSignal.timeout(longestMs);

async function tryOnce(
  { clock }: Caller,
  call: OutboundCall,
  signal = signalOf(call),
): Promise<Omit<OutboundAnswer, 'wasTried'>> {
  const { url, method, body, sign, idempotencyKey } = call;
  const response = await fetch(url, {
    method,
    headers: {
      ...call.headers,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(sign &&
        signatureOf(sign.names, { secret: sign.secret, now: clock.now(), text: body ?? url.search })),
    },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal,
  });
  const rawBody = await readBounded(response, call.mostBytes ?? MOST_BYTES);
  return { status: response.status, headers: response.headers, rawBody };
}
