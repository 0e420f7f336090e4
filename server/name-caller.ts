import type { IncomingMessage } from 'node:http';

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

const SAID_BY_PROXIES = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded'];

/** Writes down where a request comes from. What a client says of that counts only behind a proxy of the operator's. */
export function nameCaller(request: Incoming, trustProxy: boolean): void {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustProxy && request.headers['x-forwarded-for'] !== undefined) return;
  request.headers['x-forwarded-for'] = peer;
  if (!trustProxy) for (const name of SAID_BY_PROXIES) delete request.headers[name];
}

/** The address that `nameCaller` wrote down. This machine is one like any other: a proxy on it names its clients (`TRUST_PROXY`). */
export function callerOf(request: Incoming): string {
  const named = request.headers['x-forwarded-for'];
  // Without a proxy it is one address, which is most often that of the request before.
  if (named === lastNamed) return lastCaller;
  lastCaller = [named].flat().at(-1)?.split(',').at(-1)?.trim() ?? 'unknown';
  lastNamed = named;
  return lastCaller;
}

let lastNamed: string | string[] | undefined = '';
let lastCaller = 'unknown';
