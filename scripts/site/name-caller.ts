import type { IncomingMessage } from 'node:http';
import { isThisMachine } from '#contract/this-machine.ts';

const SAID_BY_PROXIES = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded'];

/** Writes down where a request comes from. What a client says of that counts only behind a proxy of the operator's. */
export function nameCaller(request: IncomingMessage, trustProxy: boolean): void {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustProxy && request.headers['x-forwarded-for'] !== undefined) return;
  request.headers['x-forwarded-for'] = peer;
  if (!trustProxy) for (const name of SAID_BY_PROXIES) delete request.headers[name];
}

/** The address that `nameCaller` wrote down; undefined for this machine. */
export function callerOf(request: IncomingMessage): string | undefined {
  const address = [request.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim() ?? 'unknown';
  return isThisMachine(address) ? undefined : address;
}
