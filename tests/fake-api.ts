import { afterEach, expect } from 'vitest';
import { z } from 'zod';
import { areas, type CallKey, type Calls } from '#contract/calls.ts';
import { type AnyEndpoint, RefusalBody, successSchema, wrapSuccess } from '#contract/endpoint.ts';
import { client } from '#lib/api/client.ts';

/** The API says no: HTTP 200 with an `error`, or the status itself for a code below 1000. */
class Refusal {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(code: number, message: string, data?: Record<string, unknown>) {
    this.status = code < 1_000 ? code : 200;
    this.body = RefusalBody.parse({ error: code, message, ...(data ? { data } : {}) });
  }
}

export function refusal(code: number, message: string, facts?: Record<string, unknown>): Refusal {
  return new Refusal(code, message, facts);
}

class Lost {
  readonly why = 'no answer';
}

/** No answer comes; the call may have been carried out. */
export const lost = new Lost();

type Said<Key extends CallKey> = Calls[Key]['data'] | Refusal | Lost;
type Answers = {
  [Key in CallKey]?: Said<Key> | ((input: Calls[Key]['request']) => Said<Key> | Promise<Said<Key>>);
};

interface FakeRequest {
  readonly key: string;
  /** Query or body as it was sent. */
  readonly input: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.values(areas)
    .flatMap((area): AnyEndpoint[] => Object.values(area))
    .map((call) => [`${call.method} ${call.path}`, call]),
);

const mistakes: string[] = [];

/** What this test did wrong since it was asked last. */
export function takeMistakes(): string[] {
  return mistakes.splice(0);
}

afterEach(() => {
  setOnline(true);
  // Soft, so that what is rendered is taken down all the same.
  expect.soft(takeMistakes()).toEqual([]);
});

/** The device loses the network, or has it again. */
export function setOnline(isOnline: boolean): void {
  if (navigator.onLine === isOnline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function mistake(text: string, found?: z.ZodError): Error {
  mistakes.push(found ? `${text}\n${z.prettifyError(found)}` : text);
  return new Error(text);
}

/** A query arrives as text. */
function asText(query: unknown): Record<string, string> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/**
 * The API as a component meets it, in place of the network: `call`, its errors and its headers are the real ones. Inputs
 * and answers are parsed by the contract, so that a test cannot show a component what no backend would send: an answer
 * that breaks it, and a call that the test has no answer for, fail the test.
 */
export class FakeApi {
  /** What each call answers, a function for what depends on its input; may be changed while the test goes on. */
  answers: Answers;
  readonly requests: FakeRequest[] = [];

  constructor(answers: Answers = {}) {
    this.answers = answers;
    client.defaults.adapter = async (config) => {
      const { status, body } = await this.answer(
        `${config.method?.toUpperCase()} ${config.url}`,
        config.method === 'get' ? asText(config.params) : JSON.parse(config.data ?? '{}'),
        config.headers.toJSON(),
      );
      const headers = { 'x-server-time': new Date().toISOString() };
      return { status, data: JSON.parse(JSON.stringify(body)), statusText: '', headers, config };
    };
  }

  /** Inputs of a call, in the order in which they were sent. */
  sent<Key extends CallKey>(key: Key): Calls[Key]['request'][] {
    const inputs = this.requests.filter((one) => one.key === key).map(({ input }) => input);
    return JSON.parse(JSON.stringify(inputs));
  }

  private async answer(key: string, input: unknown, headers: FakeRequest['headers']) {
    this.requests.push({ key, input, headers });
    const call = endpoints.get(key);
    if (!call) throw mistake(`The contract has no call ${key}`);
    const parsed = call.request.safeParse(input);
    if (!parsed.success) throw mistake(`${key} was sent what the contract does not take`, parsed.error);
    if (!(key in this.answers)) throw mistake(`The test has no answer for ${key}`);
    const answer: unknown = Reflect.get(this.answers, key);
    const said: unknown = typeof answer === 'function' ? await answer(input) : answer;
    if (said instanceof Lost) throw new Error(said.why);
    if (said instanceof Refusal) return { status: said.status, body: said.body };
    const body = successSchema(call).safeParse(wrapSuccess(call, said));
    if (!body.success) throw mistake(`No backend answers ${key} like this`, body.error);
    return { status: 200, body: body.data };
  }
}
