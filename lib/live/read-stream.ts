import { MEMBER_HEADER } from '#contract/constants.ts';
import { LIVE_PATH, liveTimes } from '#contract/live-words.ts';
import { caller } from '#lib/api/caller.ts';
import { createFrameReader, type LiveFrame } from '#lib/live/frames.ts';

/** The first frame comes at once; where it does not, something on the way keeps the answer until it ends. */
const FIRST_MS = 10_000;

export interface Asked {
  /** Id of the last frame that was heard, and else the instant of the page by the server's clock. */
  readonly lastId: string | undefined;
  readonly sinceMs: number;
  /** Asks what came since, and no more. */
  readonly once: boolean;
  readonly signal: AbortSignal;
  readonly hear: (frame: LiveFrame) => void;
}

/**
 * How a stream ended. `cut`: the connection broke. `silent`: nothing came. `refused`: not now, perhaps for `waitMs`.
 * `session`: it is over. `other`: this page is another member's by now. `busy` and `renew`: the server says so. `done`: asked once.
 */
export interface Ending {
  readonly why: 'cut' | 'silent' | 'refused' | 'session' | 'other' | 'busy' | 'renew' | 'done';
  readonly waitMs?: number;
  /** True when anything was heard. */
  readonly heard: boolean;
}

function requestOf({ lastId, sinceMs, once }: Asked): [string, Record<string, string>] {
  const { bearer, memberId } = caller();
  const query = new URLSearchParams({
    ...(lastId === undefined && { since: String(Math.max(0, Math.floor(sinceMs))) }),
    ...(once && { once: '1' }),
  });
  const headers = {
    accept: 'text/event-stream',
    ...(lastId !== undefined && { 'last-event-id': lastId }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(memberId !== undefined && { [MEMBER_HEADER]: memberId }),
  };
  return [`${LIVE_PATH}?${query}`, headers];
}

function refusalOf({ status, headers }: Response): Omit<Ending, 'heard'> {
  if (status === 401) return { why: 'session' };
  // Another member's session refuses with 200 and JSON.
  if (status === 200) return { why: 'other' };
  const seconds = Number(headers.get('retry-after'));
  return { why: 'refused', ...(seconds > 0 && { waitMs: seconds * 1_000 }) };
}

/** Reads the stream until it ends, which never throws. */
export async function readStream(asked: Asked): Promise<Ending> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_MS);
  let heard = false;
  let said: Ending['why'] | undefined;
  const stop = () => silence.abort();
  asked.signal.addEventListener('abort', stop);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, liveTimes.silentMs);
  };
  try {
    const [url, headers] = requestOf(asked);
    const response = await fetch(url, {
      priority: 'low',
      headers,
      cache: 'no-store',
      signal: silence.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !type.startsWith('text/event-stream') || !response.body)
      return { ...refusalOf(response), heard };
    const read = createFrameReader();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      alive();
      for (const frame of read(decoder.decode(part.value, { stream: true }))) {
        heard = true;
        if (frame.event === 'end') said = frame.data.why;
        else asked.hear(frame);
      }
    }
    return { why: said ?? (asked.once ? 'done' : 'cut'), heard };
  } catch {
    return { why: said ?? (silence.signal.aborted && !asked.signal.aborted ? 'silent' : 'cut'), heard };
  } finally {
    clearTimeout(timer);
    asked.signal.removeEventListener('abort', stop);
    silence.abort();
  }
}
