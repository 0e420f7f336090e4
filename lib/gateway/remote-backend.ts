import 'server-only';
import { findCall } from '#contract/calls.ts';
import { successSchema } from '#contract/endpoint.ts';
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

/** The code of a refusal; undefined for what is none. */
function refusedWith(body: unknown): number | undefined {
  const { error, status }: { error?: unknown; status?: unknown } = Object(body);
  const code = error ?? status;
  return typeof code === 'number' && code !== 0 ? code : undefined;
}

/**
 * True for a refusal, and for a success with all that its call answers: what is missing would break the page that reads it. A 401
 * ends the session whatever else it says.
 */
function isOfContract({ method, url }: Request, status: number, body: unknown): boolean {
  if (status === 401 || refusedWith(body) !== undefined) return true;
  if (status !== 200) return false;
  const call = findCall(method, new URL(url).pathname);
  return !call || successSchema(call).safeParse(body).success;
}

/**
 * An answer of the contract is JSON of bounded size as its call has it, is no redirect, and fails with 503 alone; undefined for
 * any other.
 */
async function readAnswer(request: Request, answer: Response): Promise<Response | undefined> {
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
  if (!isOfContract(request, status, JSON.parse(text))) return undefined;
  return new Response(text, { status, headers });
}

/** The event stream of a backend elsewhere, as long as its reader stays and it shows signs of life. */
async function passStream(url: string, request: Request): Promise<Response> {
  const { headers, signal } = request;
  const silent = new AbortController();
  const patience = setTimeout(() => silent.abort(), liveTimes.silentMs).unref();
  const answer = await fetch(url, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([signal, silent.signal]),
  });
  if (!isStream(answer) || !answer.body) {
    clearTimeout(patience);
    return (await readAnswer(request, answer)) ?? unreachable();
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
      return (await readAnswer(request, answer)) ?? unreachable();
    } catch {
      return unreachable();
    }
  };
}
