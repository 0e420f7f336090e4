import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { MAX_BODY_BYTES } from '#backend/http/read-input.ts';

/** How long the rest of a refused body is read and thrown away. */
const LINGER_MS = 1_000;

type Handle = (request: Request) => Promise<Response>;

/** Addresses (single or CIDR) of web servers that may name the client they speak for in `x-client-address`. */
export function trustedPeers(entries: readonly string[]): (address: string) => boolean {
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
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks);
}

async function toRequest(
  incoming: IncomingMessage,
  isTrusted: (address: string) => boolean,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const peer = peerOf(incoming);
  if (!headers.has('x-client-address') || !isTrusted(peer)) headers.set('x-client-address', peer);
  const path = incoming.url?.startsWith('/') ? incoming.url : '/';
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(incoming) : null;
  return new Request(`http://backend.internal${path}`, { method, headers, body });
}

async function reply(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** An HTTP server in front of a request handler, with keep-alive; what cannot be read as a request is answered 422. */
export function serveOver(handle: Handle, isTrusted: (address: string) => boolean): Server {
  return createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, async (incoming, outgoing) => {
    try {
      await reply(await handle(await toRequest(incoming, isTrusted)), outgoing);
    } catch {
      if (!outgoing.headersSent) outgoing.writeHead(422, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: 422, message: 'รูปแบบข้อมูลไม่ถูกต้อง' }));
    } finally {
      // The rest of a body that is too large is thrown away for a moment, so that the sender gets to read the answer.
      if (!incoming.complete) {
        incoming.resume();
        setTimeout(() => incoming.destroy(), LINGER_MS).unref();
      }
    }
  });
}
