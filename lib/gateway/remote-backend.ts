import 'server-only';
import { LIVE_PATH, liveTimes } from '#contract/live-words.ts';
import type { AnswerApi } from '#lib/gateway/answer-api.ts';
import { readLimited } from '#lib/gateway/read-limited.ts';
import { isStream, STREAM } from '#lib/gateway/stream-answer.ts';

const TIMEOUT_MS = 15_000;
/** Limit of an answer; the longest one of the contract is far shorter. */
const MAX_ANSWER_BYTES = 4_194_304;

const unreachable = () =>
  Response.json(
    { error: 503, message: 'ติดต่อระบบไม่ได้ชั่วคราว กรุณาลองใหม่อีกครั้ง' },
    { status: 503, headers: { 'retry-after': '5' } },
  );

/** An answer of the contract is JSON of bounded size, is no redirect, and fails with 503 alone; undefined for any other. */
async function readAnswer(answer: Response): Promise<Response | undefined> {
  const { status } = answer;
  const isKnown = status === 200 || status === 503 || (status >= 400 && status < 500);
  const bytes = isKnown ? await readLimited(answer.body, MAX_ANSWER_BYTES) : undefined;
  if (!bytes) {
    await answer.body?.cancel();
    return undefined;
  }
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'application/json');
  const text = Buffer.from(bytes).toString('utf8');
  JSON.parse(text);
  return new Response(text, { status, headers });
}

/** The event stream of a backend elsewhere, as long as its reader stays and it shows signs of life. */
async function passStream(url: string, { headers, signal }: Request): Promise<Response> {
  const silent = new AbortController();
  const patience = setTimeout(() => silent.abort(), liveTimes.silentMs).unref();
  const answer = await fetch(url, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([signal, silent.signal]),
  });
  if (!isStream(answer) || !answer.body) {
    clearTimeout(patience);
    return (await readAnswer(answer)) ?? unreachable();
  }
  const alive = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      patience.refresh();
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(patience),
  });
  return new Response(answer.body.pipeThrough(alive), { headers: { 'content-type': STREAM } });
}

/** The backend of another server. Whatever it sends, or does not send, ends as an answer of the contract. */
export function remoteBackend(origin: string): AnswerApi {
  return async (request) => {
    const url = new URL(request.url);
    try {
      if (url.pathname === LIVE_PATH)
        return await passStream(`${origin}${url.pathname}${url.search}`, request);
      const answer = await fetch(`${origin}${url.pathname}${url.search}`, {
        method: request.method,
        headers: request.headers,
        body: request.method === 'GET' ? null : await request.arrayBuffer(),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return (await readAnswer(answer)) ?? unreachable();
    } catch {
      return unreachable();
    }
  };
}
