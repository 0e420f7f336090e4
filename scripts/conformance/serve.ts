import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '#backend/core/http/listen.ts';

/** A request that came, read to its end. */
export interface Incoming {
  readonly path: string;
  readonly header: (name: string) => string | null;
  readonly text: string;
}

/** What is answered; `null` closes the connection without an answer. */
export type Reply = { readonly status: number; readonly body: unknown } | null;

export interface Served extends AsyncDisposable {
  readonly url: string;
}

async function answer(
  handle: (incoming: Incoming) => Promise<Reply>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const header = (name: string) => request.headersDistinct[name]?.[0] ?? null;
  const path = new URL(request.url ?? '/', 'http://here').pathname;
  const reply = await handle({ path, header, text: Buffer.concat(chunks).toString() }).catch(() => null);
  if (!reply) {
    request.socket.destroy();
    return;
  }
  response.writeHead(reply.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply.body));
}

/** Serves HTTP on a port of this machine, 0 for any, until it is disposed. */
export async function serve(port: number, handle: (incoming: Incoming) => Promise<Reply>): Promise<Served> {
  const server = createServer((request, response) => void answer(handle, request, response));
  const url = await listen(server, port, '127.0.0.1');
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
