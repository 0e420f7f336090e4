import { z } from 'zod';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

const LONGEST_MS = 15_000;

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

/** What an answer says, read without trust. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const parsed = Body.safeParse(await new Response(text).json().catch(() => undefined));
  const { error, message = '', data = {} } = parsed.data ?? {};
  return { status: response.status, error, message, data };
}

/** A sender to a peer. Throws when the peer cannot be reached. */
export async function createSender({ base, by, secret }: Peer): Promise<Sender> {
  const aheadMs = await clockAhead(base);
  const now = () => new Date(Date.now() + aheadMs);
  const send: Sender['send'] = async (message, body, signing = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const at = new Date(now().getTime() + (signing.shiftMs ?? 0));
    const signature = signatureOf(providerHeaders, { secret: signing.secret ?? secret, now: at, text });
    const response = await fetch(new URL(message, base), {
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
    return readAnswer(response);
  };
  return { send, now };
}
