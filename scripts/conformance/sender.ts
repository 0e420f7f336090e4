import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';
import { repeatedKey } from '#rules/text/repeated-key.ts';

const LONGEST_MS = 15_000;
const TOO_MANY = 429;
/** The longest wait that is made. */
const LONGEST_WAIT_SECONDS = 120;

const Body = z.object({
  error: z.int().optional(),
  message: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/** What came back, whatever it was. */
export interface Answer {
  readonly status: number;
  /** Undefined where the body is no answer of the protocol. */
  readonly error: number | undefined;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How a message is signed otherwise than it should be. */
export interface Signing {
  /** False leaves the headers of the signature away. */
  readonly signed?: boolean;
  readonly secret?: string;
  /** Another one than the peer knows. */
  readonly by?: string;
  /** Moves its time, in milliseconds. */
  readonly shiftMs?: number;
  /** Sent in the place of the text that was signed. */
  readonly sent?: string;
}

/** Whom messages are sent to, and as whom. */
export interface Peer {
  /** Messages are below this address; it ends with a slash. */
  readonly base: URL;
  /** Who signs, as `x-provider-id` says it. */
  readonly by: string;
  readonly secret: string;
}

/** Sends messages to one peer, by the clock of the peer. */
export interface Sender {
  readonly send: (message: string, body: unknown, signing?: Signing) => Promise<Answer>;
  /** Now, as the peer has it. */
  readonly now: () => Date;
}

/** How far the clock of a server is ahead of ours, in milliseconds; 0 where it does not say. */
async function clockAhead(address: URL): Promise<number> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
  await response.arrayBuffer();
  const at = Date.parse(response.headers.get('x-server-time') ?? '');
  return Number.isNaN(at) ? 0 : at - Date.now();
}

/** What an answer says, read without trust. Throws where it names something twice, of which some readers take the first. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = await new Response(text).json().catch(() => undefined);
  const repeated = body === undefined ? undefined : repeatedKey(text);
  if (repeated !== undefined) throw new Error(`${JSON.stringify(repeated)} twice in one answer`);
  const parsed = Body.safeParse(body);
  const { error, message = '', data = {} } = parsed.data ?? {};
  return { status: response.status, error, message, data };
}

/** How long an answer of 429 asks to wait, in milliseconds; undefined for any other answer, and where it says no sensible time. */
function askedWaitMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status !== TOO_MANY || !(seconds > 0 && seconds <= LONGEST_WAIT_SECONDS)) return undefined;
  return seconds * 1_000;
}

/**
 * A sender to a peer. Where the peer answers 429 with a time, as after many wrong signatures, it waits for that time and sends
 * the message once more. Throws when the peer cannot be reached.
 */
export async function createSender(
  { base, by, secret }: Peer,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<Sender> {
  const aheadMs = await clockAhead(base);
  const now = () => new Date(Date.now() + aheadMs);
  const sendOnce = async (message: string, body: unknown, signing: Signing) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const at = new Date(now().getTime() + (signing.shiftMs ?? 0));
    const signature = signatureOf(providerHeaders, { secret: signing.secret ?? secret, now: at, text });
    return fetch(new URL(message, base), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [PROVIDER_HEADER]: signing.by ?? by,
        ...(signing.signed !== false && signature),
      },
      body: signing.sent ?? text,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
  };
  const send: Sender['send'] = async (message, body, signing = {}) => {
    const first = await sendOnce(message, body, signing);
    const waitMs = askedWaitMs(first);
    if (waitMs === undefined) return readAnswer(first);
    await first.arrayBuffer();
    await wait(waitMs);
    return readAnswer(await sendOnce(message, body, signing));
  };
  return { send, now };
}
