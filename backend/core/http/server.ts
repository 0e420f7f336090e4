import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { type Guard, type GuardedServer, guardedServer } from '#backend/core/http/guarded-server.ts';
import { originForm } from '#backend/core/http/origin-form.ts';
import type { HeaderList } from '#backend/core/http/refuse-socket.ts';
import { plainPathOf } from '#backend/core/http/request-path.ts';
import type { EventStreams, StreamCaller } from '#backend/core/http/streams/event-streams.ts';
import { isForStream } from '#backend/core/http/streams/is-for-stream.ts';
import { maxBytesOf } from '#contract/calls.ts';
import { MEMBER_HEADER } from '#contract/constants.ts';

const headers: HeaderList = [['x-content-type-options', 'nosniff']];

/** An address that no call has, for what two readers could take for different ones. */
const NO_CALL = '/api/404';

type Handle = (request: Request) => Promise<Response>;
type HoldOpen = EventStreams['answer'];
type IsTrusted = (address: string) => boolean;

/** Addresses (single or CIDR) of web servers that may name the client they speak for in `x-client-address`. */
export function trustedPeers(entries: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function peerOf(incoming: IncomingMessage): string {
  return (incoming.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
}

/** The body, or its beginning when it is longer than any call may be; the dispatcher refuses that one by its size. */
async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

async function toRequest(incoming: IncomingMessage, isTrusted: IsTrusted): Promise<Request> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const peer = peerOf(incoming);
  if (!headers.has('x-client-address') || !isTrusted(peer)) headers.set('x-client-address', peer);
  // HEAD asks as GET does; Node leaves the body of its answer away.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const url = new URL(originForm(incoming.url ?? '/'), 'http://backend.internal');
  const body = method === 'GET' ? null : await readBody(incoming, maxBytesOf(url.pathname));
  return new Request(url, { method, headers, body });
}

async function reply(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function serve(handle: Handle, isTrusted: IsTrusted, pair: [IncomingMessage, ServerResponse]) {
  const [incoming, outgoing] = pair;
  try {
    await reply(await handle(await toRequest(incoming, isTrusted)), outgoing);
  } catch {
    if (!outgoing.headersSent) outgoing.writeHead(422, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ error: 422, message: 'รูปแบบข้อมูลไม่ถูกต้อง' }));
  }
}

/** The client that a request speaks for, as a trusted web server names it; otherwise whoever is connected. */
function clientOf(incoming: IncomingMessage, isTrusted: IsTrusted): string {
  const peer = peerOf(incoming);
  return (isTrusted(peer) && incoming.headersDistinct['x-client-address']?.[0]) || peer;
}

/** Who asks for the stream: here a session is always a bearer token. */
function streamCaller(incoming: IncomingMessage, isTrusted: IsTrusted): StreamCaller {
  return {
    token: /^Bearer (.*)$/.exec(incoming.headers.authorization ?? '')?.[1],
    namedMember: incoming.headersDistinct[MEMBER_HEADER]?.[0],
    address: clientOf(incoming, isTrusted),
  };
}

/**
 * An HTTP server in front of a request handler, with keep-alive; what cannot be read as a request is answered 422.
 * `holdOpen` answers requests for the event stream, `refused` is told of what is turned away unread.
 */
export function serveOver(
  handle: Handle,
  isTrusted: IsTrusted,
  holdOpen?: HoldOpen,
  refused?: Guard['refused'],
): GuardedServer {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (holdOpen && isForStream(incoming))
      void holdOpen(incoming, outgoing, streamCaller(incoming, isTrusted));
    else void serve(handle, isTrusted, [incoming, outgoing]);
  };
  return guardedServer(answer, {
    prepare: (incoming, outgoing) => {
      if (plainPathOf(incoming.url ?? '/') === undefined) incoming.url = NO_CALL;
      for (const [name, value] of headers) outgoing.setHeader(name, value);
    },
    headers: () => headers,
    isFree: (address) => isTrusted(address.replace(/^::ffff:/, '')),
    clientOf: (incoming) => clientOf(incoming, isTrusted),
    ...(refused && { refused }),
  });
}
