import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

export type Handle = (request: Request) => Promise<Response>;
type Fields = Readonly<Record<string, unknown>>;

/** An answer with the fields that faults look at. */
export interface Said {
  readonly status: number;
  readonly error: unknown;
  readonly data: Fields;
}

/** A message on its way, in the hands of a fault. */
export interface OnItsWay {
  /** The last part of its path. */
  readonly message: string;
  readonly text: string;
  readonly body: Fields;
  readonly headers: Headers;
  /** Lets it through as it came. */
  readonly pass: () => Promise<Said>;
  /** Sends a message with a good signature in its place, or beside it. */
  readonly tell: (message: string, body: unknown) => Promise<Said>;
}

/** What goes wrong: answers in the place of whoever was asked; undefined lets the message through. */
export type Fault = (message: OnItsWay) => Promise<Said | undefined>;

const saidBy = async (response: Response): Promise<Said> => {
  const { error, data = {} } = Object(await response.json());
  return { status: response.status, error, data };
};

/** Who signs in the place of the sender. */
export interface Forger {
  readonly by: string;
  readonly secret: string;
  readonly now: () => Date;
}

/** Stands between both sides and spoils messages below a path. */
export function spoil(path: string, { by, secret, now }: Forger, fault: Fault) {
  return (handle: Handle): Handle =>
    async (request) => {
      const url = new URL(request.url);
      if (request.method !== 'POST' || !url.pathname.startsWith(path)) return handle(request);
      const text = await request.text();
      const { headers } = request;
      const send = async (message: string, body: string, sent: Headers | Record<string, string>) => {
        const to = new URL(message, new URL(path, url));
        return saidBy(await handle(new Request(to, { method: 'POST', headers: sent, body })));
      };
      const tell: OnItsWay['tell'] = (message, body) => {
        const signed = JSON.stringify(body);
        const signature = signatureOf(providerHeaders, { secret, now: now(), text: signed });
        return send(message, signed, {
          'content-type': 'application/json',
          [PROVIDER_HEADER]: by,
          ...signature,
        });
      };
      const message = url.pathname.slice(path.length);
      const pass = () => send(message, text, headers);
      const body: Fields = JSON.parse(text);
      const said = (await fault({ message, text, body, headers, pass, tell })) ?? (await pass());
      const { status, error, data } = said;
      return Response.json({ error, message: '', data }, { status });
    };
}

export const done = (data: Fields): Said => ({ status: 200, error: 0, data });
export const refused = (error: number): Said => ({ status: 200, error, data: {} });
