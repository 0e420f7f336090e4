import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A request without a body, as much of it as decides what is answered. */
export interface PlainRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'> {}

const LONGEST = 8_192;
/**
 * A request in its plainest form (RFC 9112): no body, nothing folded, nothing but printable ASCII, and nothing after it.
 * Whatever another reader could take for something else is none.
 */
const PLAIN = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w-]+:[ -~]*\r\n)+)\r\n$/;
/** With one of these there is more to do than to answer. */
const ASKS_FOR_MORE = ['content-length', 'expect', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Headers by their names in small letters; undefined when one is said twice. */
function readHeaders(lines: string): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = Object.create(null);
  for (let at = 0; at < lines.length; ) {
    const colon = lines.indexOf(':', at);
    const end = lines.indexOf('\r\n', colon);
    const name = lines.slice(at, colon).toLowerCase();
    if (headers[name] !== undefined) return undefined;
    headers[name] = lines.slice(colon + 1, end).trim();
    at = end + 2;
  }
  return headers;
}

/**
 * The request that `bytes` are, when they are exactly one GET or HEAD of HTTP/1.1 that asks for nothing but its answer on a
 * connection that stays; undefined for anything else, which Node's own parser must read.
 */
export function readPlainRequest(bytes: Buffer, socket: Socket): PlainRequest | undefined {
  if (bytes.length > LONGEST) return undefined;
  const [, method, url, lines = ''] = PLAIN.exec(bytes.toString('latin1')) ?? [];
  const headers = readHeaders(lines);
  if (method === undefined || headers?.host === undefined) return undefined;
  const { connection } = headers;
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return undefined;
  return ASKS_FOR_MORE.some((name) => headers[name] !== undefined)
    ? undefined
    : { method, url, headers, socket };
}
