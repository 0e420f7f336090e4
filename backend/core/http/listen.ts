import { once } from 'node:events';
import type { Server } from 'node:http';

const EVERYWHERE = ['::', '0.0.0.0'];

/**
 * Listens on an address (all of them when it is undefined) and answers the URL that reaches the server from this machine.
 * Throws the system's error when the port is taken or the address is not one of this machine.
 */
export async function listen(server: Server, port: number, host: string | undefined): Promise<string> {
  server.listen({ port, ...(host === undefined ? {} : { host }) });
  await once(server, 'listening');
  return urlOf(host, portOf(server));
}

/** The URL of a server on an address (all of them when it is undefined), as this machine reaches it. */
export function urlOf(host: string | undefined, port: number): string {
  if (host === undefined || EVERYWHERE.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
